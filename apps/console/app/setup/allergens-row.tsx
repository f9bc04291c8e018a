import { useDocument } from '../document/document.tsx';
import { countsOf, useMenuOf } from '../menu/open-menu.ts';
import { paths } from '../paths.ts';
import { SetupRow } from './setup-row.tsx';

/** Of how many dishes it is said what is in them. Nothing where there are none. */
export function AllergensRow() {
  const { brandId } = useDocument();
  const { dishes, unsaid } = countsOf(useMenuOf(null));
  if (dishes === 0) return null;
  return (
    <SetupRow
      is={unsaid === 0}
      what="Say what is in the food"
      words={`allergens: ${dishes - unsaid} of ${dishes}`}
      to={paths.menu(brandId)}
    />
  );
}
