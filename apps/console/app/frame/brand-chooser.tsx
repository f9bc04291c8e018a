import { ChevronsUpDown } from 'lucide';
import { useNavigate } from 'react-router';
import { useMe } from '../api/me.ts';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';
import { mayMakeBrands, useBrand } from './brand.ts';
import { brandChoices, pathOfChoice, placesInShort } from './brand-choices.ts';
import { BrandTile } from './brand-tile.tsx';

/** The brand that is open; where there are others, or can be, a menu that leads to them. */
export function BrandChooser({ className, tileOnly }: { className: string; tileOnly?: boolean }) {
  const brand = useBrand();
  const { brands, grants } = useMe();
  const navigate = useNavigate();
  const choices = brandChoices(brands, mayMakeBrands(grants));
  const shown = (
    <>
      <BrandTile brand={brand} detail={brand.detail} />
      {!tileOnly && (
        <span>
          <b className="cut">{brand.name}</b>
          <small className="cut">{placesInShort(brand.name, brand.detail?.locations) || ' '}</small>
        </span>
      )}
    </>
  );
  if (choices.length === 0) return <div className={className}>{shown}</div>;
  return (
    <Menu
      className={className}
      title="Change brand"
      chosen={[brand.id]}
      choices={choices}
      onChoose={(id) => void navigate(pathOfChoice(id))}
    >
      <span className="vh">Change brand, now {tileOnly && brand.name}</span>
      {shown}
      {!tileOnly && <Icon node={ChevronsUpDown} className="muted" />}
    </Menu>
  );
}
