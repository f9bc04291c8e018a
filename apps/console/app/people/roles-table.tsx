import { roles } from '@tablefront/console-wire/access';
import { Check } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { roleNames } from './role-words.ts';

type May = 'yes' | 'theirs' | 'no';

/** In the order of the roles: owner, editor, location manager, inbox only. */
const rights: [string, [May, May, May, May]][] = [
  ['Answer and close messages', ['yes', 'yes', 'theirs', 'theirs']],
  ['Sold out, close today', ['yes', 'yes', 'theirs', 'no']],
  ['Hours and telephone of a location', ['yes', 'yes', 'theirs', 'no']],
  ['Menu, pages, look', ['yes', 'yes', 'no', 'no']],
  ['Publish', ['yes', 'yes', 'no', 'no']],
  ['See resumes', ['yes', 'no', 'theirs', 'no']],
  ['Templates of replies', ['yes', 'yes', 'no', 'no']],
  ['How long messages are kept', ['yes', 'no', 'no', 'no']],
  ['Delete a person’s data', ['yes', 'no', 'no', 'no']],
  ['Code, people, roles, the log', ['yes', 'no', 'no', 'no']],
];

export function RolesTable() {
  return (
    <section className="card roles-card" aria-labelledby="roles">
      <header>
        <h2 id="roles">What each role may do</h2>
      </header>
      <table className="tbl dense roles">
        <thead>
          <tr>
            <th scope="col">May</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map(([what, may]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {roles.map((role, index) => (
                <td key={role}>{shownRight(may[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function shownRight(may: May | undefined) {
  if (may === 'yes') return <Icon node={Check} className="good" label="yes" />;
  if (may === 'theirs') return <span className="small">theirs</span>;
  return (
    <span className="muted" role="img" aria-label="no">
      –
    </span>
  );
}
