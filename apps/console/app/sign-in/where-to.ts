/** Where to go after signing in: a path of the console that was asked for; nothing that leads elsewhere. */
export function inwards(to: string | null): string {
  if (!to) return '/';
  try {
    const inside = new URL(to, 'https://console.invalid');
    const sameHost = inside.origin === 'https://console.invalid';
    // `/x/..//elsewhere` has our host, and a path that is another's address by itself.
    const isPath = !inside.pathname.startsWith('//') && !inside.pathname.startsWith('/sign-in');
    return sameHost && isPath ? inside.pathname + inside.search : '/';
  } catch {
    return '/';
  }
}
