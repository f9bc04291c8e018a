import { NavLink } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';

export function PeopleTabs() {
  const { id } = useBrand();
  return (
    <nav className="tabs" aria-label="People">
      <NavLink to={paths.people(id)} end>
        People
      </NavLink>
      <NavLink to={paths.audit(id)}>What happened</NavLink>
    </nav>
  );
}
