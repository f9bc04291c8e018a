import type { MouseEvent } from 'react';
import { useShell } from '../shell/shell-context.ts';
import { PageLink } from '../ui/site-link.tsx';

/** The event that opens the settings. */
export const OPEN_COOKIE_SETTINGS = 'open-cookie-settings';

/** Lets visitors change their answer; only where the brand asks for consent. Without script it leads to what is said of cookies. */
export function CookieSettings({ className = 'tap' }: { className?: string }) {
  const { consentRequired } = useShell();
  if (!consentRequired) return null;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    window.dispatchEvent(new Event(OPEN_COOKIE_SETTINGS));
  };
  return (
    <PageLink className={className} to="/privacy-policy#cookie-policy" onClick={open}>
      Cookie settings
    </PageLink>
  );
}
