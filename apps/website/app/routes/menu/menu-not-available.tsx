import { pathTo } from '@tablefront/restaurant/site-pages';
import { FileText } from 'lucide';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Phone } from '../../ui/light-icons.ts';
import { PageLink } from '../../ui/site-link.tsx';
import type { MenuPage } from './menu-page.ts';
import { MenuPicker } from './menu-picker.tsx';
import { Specialties } from './specialties.tsx';

interface MenuNotAvailableProps {
  page: Extract<MenuPage, { kind: 'none' }>;
  title: string;
}

/** Nothing to show: what is cooking can be asked by phone, and other ways lead on. */
export function MenuNotAvailable({ page: { phone, file, specialties, picker }, title }: MenuNotAvailableProps) {
  return (
    <div className="wrap menu-end">
      <div className="page-head menu-message">
        <Breadcrumbs page={title} />
        <h1>Menu Not Available</h1>
        <p className="lead">
          {phone
            ? 'Our menu is not online at the moment. Call us, and we will tell you what is cooking.'
            : 'Our menu is not online at the moment. Please look in again soon.'}
        </p>
        <div className="actions">
          {phone && (
            <a className="button button--brand" href={phone.url}>
              <Icon node={Phone} />
              Call {phone.text}
            </a>
          )}
          {file && (
            <a className="button button--quiet" href={file} target="_blank" rel="noopener">
              <Icon node={FileText} />
              Open the menu as a file<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
          <PageLink className="button button--quiet" to={pathTo('home')}>
            Return to Home
          </PageLink>
        </div>
      </div>
      <Specialties cuisines={specialties} />
      {picker && <MenuPicker picker={picker} />}
    </div>
  );
}
