import type { JsonObject } from '@tablefront/restaurant/editing/entry-keys';
import { withoutKeys } from '@tablefront/restaurant/editing/entry-keys';
import type { Patch } from '@tablefront/restaurant/editing/patches';
import { BookOpenText, Clock, Copy, DoorClosed, X } from 'lucide';
import { useState } from 'react';
import { useDocument } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import type { Place } from '../hours/place-hours.ts';
import { doQuick } from '../menu/quick.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { say } from '../ui/toast.ts';
import { dateAt } from '../ui/when.ts';
import type { LocationRow } from './location-rows.ts';

interface LocationsBulkProps {
  chosen: readonly LocationRow[];
  places: readonly Place[];
  document: JsonObject;
  /** By keys: as quick actions know them. */
  ids: ReadonlyMap<string, string>;
  mayEdit: boolean;
  onClear: () => void;
}

type Part = 'hours' | 'dates' | 'pickup' | 'services' | 'features' | 'ordering';

/** What can be taken from another location, and its fields under all their names. */
const PARTS: Record<Part, { label: string; keys: readonly string[]; forManagers: boolean }> = {
  hours: { label: 'The week’s hours', keys: ['openingHours', 'openingHoursSpecification'], forManagers: true },
  dates: { label: 'Special days', keys: ['specialOpeningHoursSpecification'], forManagers: true },
  pickup: { label: 'Pickup hours', keys: ['pickupHours'], forManagers: true },
  services: { label: 'Hours of services', keys: ['serviceHours'], forManagers: true },
  features: { label: 'Services and features', keys: ['services', 'features'], forManagers: false },
  ordering: { label: 'Ordering and reservation links', keys: ['orderingLink', 'reservationLink'], forManagers: false },
};

/** What can be done to several locations at once. */
export function LocationsBulk({ chosen, places, document, ids, mayEdit, onClear }: LocationsBulkProps) {
  const { id: brandId } = useBrand();
  const { store, change } = useDocument();
  const [shown, setShown] = useState<'hours' | 'copy' | 'close'>();
  const words = chosen.length === 1 ? '1 location' : `${chosen.length} locations`;
  const done = (patches: readonly Patch[]) => {
    if (change(patches)) say('Changed. Nothing is published yet.', () => store.undo());
    setShown(undefined);
  };
  const own = chosen.filter(({ location }) => location.hasOwnMenu);
  const toBrandMenu = () =>
    done(
      own.map(
        ({ location }): Patch => ({
          do: 'set',
          at: [...location.at, 'menu'],
          was: location.fields.menu ?? null,
          to: null,
        }),
      ),
    );
  const close = async () => {
    const zones = new Map(places.map(({ key, timeZone }) => [key, timeZone]));
    const now = new Date();
    // Near midnight it is not the same day everywhere.
    const days = Map.groupBy(chosen, ({ location }) => dateAt(now, zones.get(location.key) ?? null));
    for (const [today, there] of days) {
      const where = there.map(({ location }) => ids.get(location.key) ?? '');
      if (!(await doQuick(brandId, { do: 'closed', places: where, from: today, through: today, name: null }))) break;
    }
    setShown(undefined);
  };
  return (
    <div className="bulk-at">
      <div className="bulk" role="toolbar" aria-label={`${words} selected`}>
        <b>{words}</b>
        <Button small icon={Clock} onClick={() => setShown('hours')}>
          Hours…
        </Button>
        <Button small icon={DoorClosed} onClick={() => setShown('close')}>
          Close today…
        </Button>
        {mayEdit && own.length > 0 && (
          <Button small icon={BookOpenText} onClick={toBrandMenu}>
            Use the brand’s menu
          </Button>
        )}
        <Button small icon={Copy} onClick={() => setShown('copy')}>
          Copy from…
        </Button>
        <Button small icon={X} aria-label="Clear the selection" onClick={onClear} />
      </div>
      {(shown === 'hours' || shown === 'copy') && (
        <CopyDialog
          {...{ chosen, places, document, mayEdit }}
          begin={shown === 'hours' ? ['hours'] : []}
          onClose={() => setShown(undefined)}
          onDone={done}
        />
      )}
      {shown === 'close' && (
        <Dialog
          title={`Close ${words} for today`}
          about="At once, for guests: this is not part of the draft."
          onClose={() => setShown(undefined)}
        >
          <div className="in-dialog">
            <p>
              Guests read that {chosen.map(({ location }) => location.distinctName).join(', ')}{' '}
              {chosen.length === 1 ? 'is' : 'are'} closed for the rest of today.
            </p>
          </div>
          <DialogFooter onClose={() => setShown(undefined)}>
            <Button look="primary" onClick={() => void close()}>
              Close {words}
            </Button>
          </DialogFooter>
        </Dialog>
      )}
    </div>
  );
}

interface CopyDialogProps {
  chosen: readonly LocationRow[];
  places: readonly Place[];
  document: JsonObject;
  mayEdit: boolean;
  begin: readonly Part[];
  onClose: () => void;
  onDone: (patches: readonly Patch[]) => void;
}

function CopyDialog({ chosen, places, mayEdit, begin, onClose, onDone }: CopyDialogProps) {
  const others = places.filter(({ key }) =>
    key !== '' && chosen.length !== 1 ? true : key !== chosen[0]?.location.key,
  );
  const [from, setFrom] = useState(others[0]?.key ?? '');
  const [parts, setParts] = useState<ReadonlySet<Part>>(new Set(begin));
  const source = places.find(({ key }) => key === from);
  const patches = source
    ? chosen
        .filter(({ location }) => location.key !== from)
        .flatMap(({ location }) => [...parts].flatMap((part) => copied(source.fields, location, PARTS[part].keys)))
    : [];
  const count = chosen.filter(({ location }) => location.key !== from).length;
  return (
    <Dialog
      title={`Copy to ${count} ${count === 1 ? 'location' : 'locations'}`}
      about="What is not chosen stays as it is there."
      onClose={onClose}
    >
      <div className="in-dialog stack g4">
        <Field label="From">
          {(field) => (
            <select className="sel" value={from} onChange={(event) => setFrom(event.target.value)} {...field}>
              {others.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <fieldset className="stack g2">
          <legend className="lab-1">What</legend>
          {(Object.keys(PARTS) as Part[])
            .filter((part) => mayEdit || PARTS[part].forManagers)
            .map((part) => (
              <label key={part} className="opt-row">
                <input
                  type="checkbox"
                  className="chk"
                  checked={parts.has(part)}
                  onChange={() => {
                    const next = new Set(parts);
                    if (!next.delete(part)) next.add(part);
                    setParts(next);
                  }}
                />
                <span>{PARTS[part].label}</span>
              </label>
            ))}
        </fieldset>
      </div>
      <DialogFooter onClose={onClose}>
        <Button look="primary" disabled={patches.length === 0} onClick={() => onDone(patches)}>
          Copy
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** A field under all its names as another location has it. */
function copied(source: JsonObject, { at, fields }: LocationRow['location'], keys: readonly string[]): Patch[] {
  return keys.flatMap((key): Patch[] => {
    const was = fields[key] ?? null;
    const to = withoutKeys(source[key] ?? null);
    const before = withoutKeys(was);
    return JSON.stringify(before) === JSON.stringify(to) ? [] : [{ do: 'set', at: [...at, key], was, to }];
  });
}
