import { ChevronsUpDown } from 'lucide';
import { useNavigate } from 'react-router';
import { useMe } from '../api/me.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { useBrand } from './brand.ts';
import { BrandTile } from './brand-tile.tsx';

/** The brand that is open; with several, a menu to open another. */
export function BrandChooser({ className, tileOnly }: { className: string; tileOnly?: boolean }) {
  const brand = useBrand();
  const { brands } = useMe();
  const navigate = useNavigate();
  const places = brand.detail?.locations.length ?? 0;
  const shown = (
    <>
      <BrandTile brand={brand} detail={brand.detail} />
      {!tileOnly && (
        <span>
          <b className="cut">{brand.name}</b>
          <small className="cut">{places === 1 ? '1 location' : places > 1 ? `${places} locations` : ' '}</small>
        </span>
      )}
    </>
  );
  if (brands.length < 2) return <div className={className}>{shown}</div>;
  return (
    <Menu
      className={className}
      title="Change brand"
      chosen={[brand.id]}
      choices={brands.map(({ id, name, isDemo }) => ({ id, label: name, more: isDemo ? 'Demo' : '' }))}
      onChoose={(id) => void navigate(paths.today(id))}
    >
      <span className="vh">Change brand, now {tileOnly && brand.name}</span>
      {shown}
      {!tileOnly && <Icon node={ChevronsUpDown} className="muted" />}
    </Menu>
  );
}
