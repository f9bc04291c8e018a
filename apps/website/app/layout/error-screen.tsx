import { safeLink } from '@tablefront/restaurant/safe-link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { useShownPage } from '../rendering/shown-page.ts';
import { Screen } from './screen.tsx';

interface ErrorScreenProps {
  title: string;
  message: string;
}

/** The site could not be shown at all: nothing of the brand is known here. */
export function ErrorScreen({ title, message }: ErrorScreenProps) {
  const { pathname, search } = useShownPage();
  return (
    <Screen>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <div role="alert">
        <h1>{title}</h1>
        <p className="screen-message">{message}</p>
      </div>
      <a className="button button--quiet" href={safeLink(pathname + search) ?? pathTo('home')}>
        Try again
      </a>
    </Screen>
  );
}
