/** Where to go after signing in: a path of the console that was asked for; nothing that leads elsewhere. */
export function inwards(to: string | null): string {
  if (!to) return '/';
  try {
    const inside = new URL(to, 'https://console.invalid');
    const sameHost = inside.origin === 'https://console.invalid';
    return sameHost && !inside.pathname.startsWith('/sign-in') ? inside.pathname + inside.search : '/';
  } catch {
    return '/';
  }
}
