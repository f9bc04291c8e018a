import { Ellipsis } from 'lucide';
import { NavLink } from 'react-router';
import { useNewCount } from '../inbox/inbox-queries.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { useBrand } from './brand.ts';
import { pagesFor } from './pages.ts';

/** The pages for one thumb, at the foot of a phone. */
export function Tabbar() {
  const { id, role } = useBrand();
  const news = useNewCount(id);
  const { daily, site } = pagesFor(role, id);
  const tabs = [...daily, ...site].filter(({ isTab }) => isTab);
  return (
    <nav className="tabbar" aria-label="Pages">
      {tabs.map(({ name, icon, path }) => (
        <NavLink key={path} to={path}>
          <Icon node={icon} />
          {name}
          {name === 'Inbox' && news > 0 && (
            <span className="count">
              {news}
              <span className="vh"> new</span>
            </span>
          )}
        </NavLink>
      ))}
      <NavLink to={paths.more(id)}>
        <Icon node={Ellipsis} />
        More
      </NavLink>
    </nav>
  );
}
