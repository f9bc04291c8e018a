import { CloudOff, Compass } from 'lucide';
import { Link, useRouteError } from 'react-router';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/states.tsx';

/** In the place of the whole console: it could not begin, or something of it broke. */
export function PageFailed() {
  const error = useRouteError();
  // A file of an earlier build is gone after an update: the page as it is now has the new ones.
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <main id="main" className="body">
      <title>Tablefront</title>
      <Empty
        icon={CloudOff}
        title={outdated ? 'The console was updated' : 'This did not work'}
        actions={<Button onClick={() => location.reload()}>{outdated ? 'Load the new one' : 'Try again'}</Button>}
        big
      >
        {outdated ? 'Load it again to go on. Nothing is lost.' : inWords(error)}
      </Empty>
    </main>
  );
}

/** An address that leads to no page. */
export function NotThere() {
  return (
    <main id="main" className="body">
      <title>Not there · Tablefront</title>
      <Empty
        icon={Compass}
        title="There is no page here"
        actions={
          <Link className="btn p" to={paths.home}>
            Go to today
          </Link>
        }
        big
      >
        The address may be mistyped, or the page is gone.
      </Empty>
    </main>
  );
}
