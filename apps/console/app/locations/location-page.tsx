import { removeEntries } from '@tablefront/restaurant/editing/menu/edit-menu';
import {
  allDifferences,
  type LocationInFile,
  locationsInFile,
} from '@tablefront/restaurant/editing/menu/locations-in-file';
import { BookOpenText, ChevronRight, Clock, Trash2 } from 'lucide';
import { Suspense, useEffect, useMemo } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { useDocument, WithDocument } from '../document/document.tsx';
import { SavedLine } from '../document/saved-line.tsx';
import { SiteActions } from '../document/site-actions.tsx';
import { useReview } from '../document/use-review.ts';
import { EditorContext } from '../editor/context.ts';
import { KindFields } from '../editor/field-at.tsx';
import { kindNamed, useForms } from '../editor/forms.ts';
import { focusField } from '../editor/jump.ts';
import { stepsIn } from '../editor/steps-in.ts';
import { useBrand } from '../frame/brand.ts';
import { Page } from '../frame/page.tsx';
import { maySettings } from '../frame/pages.ts';
import { placesIn } from '../hours/place-hours.ts';
import { useNow } from '../hours/use-now.ts';
import { useDraft } from '../menu/open-menu.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Denied, Loading } from '../ui/states.tsx';
import { say } from '../ui/toast.ts';
import { locationRow } from './location-rows.ts';
import '../editor/editor.css';
import '../styles/editing.css';
import './locations.css';

export function LocationPage() {
  return (
    <WithDocument>
      <Suspense fallback={<Loading what="the forms" />}>
        <OpenLocation />
      </Suspense>
    </WithDocument>
  );
}

/** What most people come for, in order; everything else follows. */
const FIRST = ['name', 'area', 'address', 'phone', 'email'];
/** Edited on pages of their own. */
const elsewhere = [
  ...['menu', 'menuOverrides', 'openingHours', 'specialOpeningHoursSpecification', 'pickupHours', 'serviceHours'],
  ...['id', 'restaurant_id'],
];

function OpenLocation() {
  const { id: brandId, name, grant } = useBrand();
  const { location: key } = useParams();
  const { document } = useDraft();
  const only = grant?.locations?.map(({ id }) => id).join(' ');
  const place = useMemo(
    () =>
      placesIn(document, { brandId, brandName: name, only: only?.split(' ') ?? null }).find((one) => one.key === key),
    [document, brandId, name, only, key],
  );
  const location = locationsInFile(document).find((one) => one.key === key);
  if (!place || !location) {
    return (
      <Page title="Location" back={paths.locations(brandId)}>
        <Denied
          title="No such location for you"
          actions={
            <Link className="btn p" to={paths.locations(brandId)}>
              See the locations
            </Link>
          }
        >
          It is not in the draft any more, or somebody else looks after it.
        </Denied>
      </Page>
    );
  }
  return <LocationForm key={location.key} {...{ location, place }} />;
}

function LocationForm({ location, place }: { location: LocationInFile; place: ReturnType<typeof placesIn>[number] }) {
  const { id: brandId, role } = useBrand();
  const { store, change } = useDocument();
  const { document, published } = useDraft();
  const forms = useForms();
  const kind = kindNamed(forms, 'Location');
  const review = useReview();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const now = useNow();
  const at = query.get('at');
  const target = useMemo(() => stepsIn(at), [at]);
  useEffect(() => {
    if (target) focusField(target);
  }, [target]);
  const context = useMemo(() => ({ review, target, onFocus: () => undefined }), [review, target]);
  const row = locationRow(location, place, { document, published, now });
  const all = maySettings(role);
  const shown = kind.fields.filter(
    ({ key, changedBy }) => !elsewhere.includes(key) && (all || changedBy === 'location'),
  );
  const first = FIRST.filter((key) => shown.some((field) => field.key === key));
  const rest = shown.map(({ key }) => key).filter((key) => !first.includes(key));
  const remove = () => {
    change(removeEntries([location]));
    say(`${location.name} is gone from the draft.`, () => store.undo());
    void navigate(paths.locations(brandId));
  };
  const prices = allDifferences(location).length;
  return (
    <EditorContext value={context}>
      <Page
        title={location.distinctName}
        windowTitle={`${location.distinctName} · Locations`}
        back={paths.locations(brandId)}
        actions={<SiteActions />}
      >
        <div className="body location-body stack g6">
          <div className="row wrap not-phone">
            <Link className="link" to={paths.locations(brandId)}>
              All locations
            </Link>
            <span className="push">
              <SavedLine />
            </span>
          </div>
          <ul className="card list">
            <li>
              <Icon node={Clock} className="muted" />
              <Link className="grow hit" to={`${paths.hours(brandId)}?at=${encodeURIComponent(location.key)}`}>
                <b className="m">Hours</b> <span className="small muted">{row.now}</span>
              </Link>
              <Icon node={ChevronRight} className="muted" />
            </li>
            <li>
              <Icon node={BookOpenText} className="muted" />
              <Link className="grow hit" to={`${paths.menu(brandId)}?at=${encodeURIComponent(location.key)}`}>
                <b className="m">Menu</b>{' '}
                <span className="small muted">
                  {row.menu}
                  {prices > 0 && `, ${prices} ${prices === 1 ? 'difference' : 'differences'}`}
                </span>
              </Link>
              <Icon node={ChevronRight} className="muted" />
            </li>
          </ul>
          {first.length > 0 && <KindFields at={location.at} {...{ kind }} only={first} />}
          {rest.length > 0 && (
            <details className="dish-more" open={target !== undefined || !all}>
              <summary>Everything else</summary>
              <KindFields at={location.at} {...{ kind }} only={rest} />
            </details>
          )}
          {all && (
            <Button look="danger" icon={Trash2} className="start" onClick={remove}>
              Remove the location
            </Button>
          )}
        </div>
      </Page>
    </EditorContext>
  );
}
