import { ChevronRight, Clock } from 'lucide';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useReview } from '../document/use-review.ts';
import { EditorContext } from '../editor/context.ts';
import { KindFields } from '../editor/field-at.tsx';
import { kindNamed, TOP, useForms } from '../editor/forms.ts';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import '../editor/editor.css';
import '../styles/editing.css';

/** Of a brand that is one place, what its manager says there: all of it stands with the brand. */
export default function OnlyPlace() {
  const { id: brandId, name } = useBrand();
  const kind = kindNamed(useForms(), TOP);
  const review = useReview();
  const context = useMemo(() => ({ review, target: undefined, onFocus: () => undefined }), [review]);
  return (
    <EditorContext value={context}>
      <div className="body location-body stack g6">
        <h2 className="ed-h">{name}</h2>
        <ul className="card list">
          <li>
            <Icon node={Clock} className="muted" />
            <Link className="grow hit" to={paths.hours(brandId)}>
              <b className="m">Hours</b>
            </Link>
            <Icon node={ChevronRight} className="muted" />
          </li>
        </ul>
        <KindFields at={[]} kind={kind} only={['telephone']} />
      </div>
    </EditorContext>
  );
}
