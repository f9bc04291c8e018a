import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { bestHost } from '../frame/site-address.ts';
import { paths } from '../paths.ts';

/** What is looked for here, and is a part of the site: it is changed in the draft, and published. */
const PARTS = [
  { section: 'brand', name: 'Language, currency and time zone', where: 'Brand' },
  { section: 'legal', name: 'Consent, privacy, notices about allergens', where: 'Legal' },
  { section: 'links', name: 'Redirects and embedded hosts', where: 'Links & navigation' },
] as const;

export default function Elsewhere() {
  const { id, detail } = useBrand();
  const hosts = detail?.hosts ?? [];
  const main = bestHost(hosts);
  return (
    <>
      <section className="set" aria-labelledby="domains">
        <div>
          <h2 id="domains">Domains</h2>
          <p className="small muted">Where guests find the site.</p>
        </div>
        <div className="stack g3">
          {hosts.length > 0 && (
            <ul className="card list tight">
              {hosts.map((host) => (
                <li key={host}>
                  <span className="grow">{host}</span>
                  {host === main && hosts.length > 1 && <span className="bdg o">Main</span>}
                </li>
              ))}
            </ul>
          )}
          <p className="small muted">
            Whoever runs the server adds another one: its name has to point there, and its certificate is fetched.
          </p>
        </div>
      </section>
      <section className="set" aria-labelledby="elsewhere">
        <div>
          <h2 id="elsewhere">In the pages</h2>
          <p className="small muted">Guests read these: they are changed in the draft, and published.</p>
        </div>
        <ul className="card list tight">
          {PARTS.map(({ section, name, where }) => (
            <li key={section}>
              <Link className="grow row hit" to={paths.pages(id, section)}>
                <span>{name}</span>
                <span className="push small muted">{where}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
