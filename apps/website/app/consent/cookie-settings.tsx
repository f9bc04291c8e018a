import { extendedLink } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { useShell } from '../shell/shell-context.ts';
import { PageLink } from '../ui/site-link.tsx';

/** Lets visitors change their answer; only where the brand asks for consent. Without script it leads to what is said of cookies. */
export function CookieSettings({ className = 'tap' }: { className?: string }) {
  const { consentRequired } = useShell();
  if (!consentRequired) return null;
  return (
    <PageLink className={className} to={extendedLink(pathTo('privacy'), '#cookie-policy')} data-cookie-settings="">
      Cookie settings
    </PageLink>
  );
}
