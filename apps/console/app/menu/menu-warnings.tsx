import { placeText } from '@tablefront/restaurant/editing/form/setting';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { useReview } from '../document/use-review.ts';
import { Warnings } from '../editor/warnings.tsx';

interface MenuWarningsProps {
  /** Whose menu is shown: of the brand (none), or of a location. */
  at: readonly Step[];
  onGo: (at: readonly Step[]) => void;
}

/** What the site's reader says of the menu, each with a way to its dish. */
export function MenuWarnings({ at, onGo }: MenuWarningsProps) {
  const own = [...at, 'menu'];
  const of = (place: readonly Step[]) => placeText(place.slice(0, own.length)) === placeText(own);
  const warnings = (useReview()?.warnings ?? []).filter((warning) => of(warning.at));
  if (warnings.length === 0) return null;
  return (
    <div className="menu-say">
      <Warnings warnings={warnings} problem={null} onGo={onGo} />
    </div>
  );
}
