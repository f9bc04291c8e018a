import { Outlet } from 'react-router';
import { WithDocument } from './document.tsx';

/** Around the pages that edit the site: from one to the next the draft stays open. */
export function DocumentPages() {
  return (
    <WithDocument>
      <Outlet />
    </WithDocument>
  );
}
