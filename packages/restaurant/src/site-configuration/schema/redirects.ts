import * as z from 'zod';
import { kind } from './declare.ts';
import { aMark, byHand } from './values.ts';

const aPath = z.string().max(2_000);

/** Read by hand (`read-redirects.ts`), all together: none may lead in a circle with others. */
export const redirect = kind(
  'Redirect',
  { about: 'An old path that leads elsewhere.', shownOn: [], changedBy: 'owner' },
  {
    from: byHand(
      { label: 'Old path', help: '`/*` at its end stands for all below it.' },
      { says: 'path', written: aPath },
    ),
    to: byHand({ label: 'Where it leads' }, { says: 'link (https or a path)', written: aPath }),
    permanent: byHand({ label: 'For good', help: 'Absent: yes. Browsers keep such a one.' }, aMark),
  },
);
