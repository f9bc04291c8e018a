/** The marks of social networks, which lucide does not carry. */
export function FacebookIcon() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d="M14 9h3V5.500h-3c-2.2 0-3.7 1.6-3.7 3.900V11H8v3.400h2.300V22H14v-7.600h2.700l.5-3.400H14V9.800c0-.5.3-.8 0-.8Z" />
    </svg>
  );
}

export function InstagramIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="17.3" cy="6.7" r=".8" fill="currentColor" />
    </svg>
  );
}
