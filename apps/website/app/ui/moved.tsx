import { useEffect } from 'react';

/** Goes to where an old address leads. Only a page that was streamed comes here: all others are answered with a redirect. */
export function Moved({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
