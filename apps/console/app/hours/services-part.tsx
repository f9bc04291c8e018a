import { KEY_FIELD } from '@tablefront/restaurant/editing/entry-keys';
import { hoursIn } from '@tablefront/restaurant/editing/hours/hours-in-file';
import {
  addEntry,
  keyInFile,
  type ListedEntry,
  listInFile,
  newKey,
  setField,
} from '@tablefront/restaurant/editing/in-file';
import { removeEntries } from '@tablefront/restaurant/editing/menu/edit-menu';
import { applyPatches, type Patch } from '@tablefront/restaurant/editing/patches';
import { compactHours } from '@tablefront/restaurant/opening-hours/hours-table';
import { readOpeningHours } from '@tablefront/restaurant/opening-hours/read-opening-hours';
import { writtenHours } from '@tablefront/restaurant/opening-hours/written-hours';
import { Plus, X } from 'lucide';
import type { ChangeOptions } from '../document/document-store.ts';
import { BoundField } from '../menu/bound-field.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { Place } from './place-hours.ts';

const kinds: [string, string][] = [
  ['kitchen', 'Kitchen'],
  ['breakfast', 'Breakfast'],
  ['brunch', 'Brunch'],
  ['lunch', 'Lunch'],
  ['dinner', 'Dinner'],
  ['happy_hour', 'Happy hour'],
  ['delivery', 'Delivery'],
  ['takeout', 'Takeout'],
  ['other', 'Something else'],
];

interface ServicesPartProps {
  place: Place;
  mayEdit: boolean;
  /** Location managers add and remove nothing: they set the list as a whole. */
  isManager: boolean;
  onChange: (patches: readonly Patch[], options?: ChangeOptions) => void;
}

const hoursKeys = ['hours', 'openingHours', 'openingHoursSpecification'] as const;

/** Parts of a place that have hours of their own: the kitchen, the lunch. */
export function ServicesPart({ place, mayEdit, isManager, onChange: set }: ServicesPartProps) {
  const onChange: ServicesPartProps['onChange'] = (patches, options) =>
    set(isManager ? asOneSet(place, patches) : patches, options);
  const list = listInFile(place, ['serviceHours']);
  if (list.entries.length === 0 && !mayEdit) return null;
  return (
    <section className="stack g3 hours-part" aria-labelledby="services">
      <div className="row">
        <h2 id="services">Services</h2>
        <span className="muted small">They say nothing of whether the place is open.</span>
      </div>
      {list.entries.map((entry) => (
        <Service key={entry.key} {...{ entry, mayEdit, onChange }} />
      ))}
      {mayEdit && (
        <Button
          small
          icon={Plus}
          className="start"
          onClick={() =>
            onChange(addEntry(list, { [KEY_FIELD]: newKey(), kind: 'kitchen', hours: 'Mo-Su 12:00-21:00' }))
          }
        >
          Service
        </Button>
      )}
    </section>
  );
}

/** Changes of the list as one that sets it. */
function asOneSet({ at, fields }: Place, patches: readonly Patch[]): Patch[] {
  const local = patches.map((patch) => ({ ...patch, at: patch.at.slice(at.length) }) as Patch);
  const { serviceHours: to = null } = applyPatches(fields, local).document;
  return [{ do: 'set', at: [...at, 'serviceHours'], was: fields.serviceHours ?? null, to }];
}

function Service({
  entry,
  mayEdit,
  onChange,
}: Pick<ServicesPartProps, 'mayEdit' | 'onChange'> & { entry: ListedEntry }) {
  const { fields } = entry;
  const kind = typeof fields.kind === 'string' ? fields.kind : 'other';
  const name = typeof fields.name === 'string' ? fields.name : '';
  const called = name || (kinds.find(([each]) => each === kind)?.[1] ?? 'Service');
  const key = keyInFile(fields, hoursKeys);
  const hours = hoursIn(fields[key]);
  const written = hours && writtenHours({ week: hours.week });
  const text = typeof written === 'string' ? written : (hours && compactHours(hours)) || '';
  return (
    <div className="service-row">
      <Field label="Kind">
        {(parts) => (
          <select
            className="sel"
            value={kinds.some(([each]) => each === kind) ? kind : 'other'}
            disabled={!mayEdit}
            onChange={(event) => onChange(setField(entry, ['kind'], event.target.value))}
            {...parts}
          >
            {kinds.map(([each, label]) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <BoundField
        label="Name"
        value={name}
        disabled={!mayEdit}
        onType={(typed) => {
          onChange(setField(entry, ['name'], typed.trim() === '' ? null : typed.trim()), {
            typing: `${entry.key} name`,
          });
          return typed.trim() === '' && kind === 'other' ? 'It needs a name' : undefined;
        }}
      />
      <BoundField
        label="Days and times"
        hint={hours ? `Guests read: ${compactHours(hours) ?? '–'}` : 'Such as Mo-Fr 11:00-15:00'}
        value={text}
        disabled={!mayEdit}
        onType={(typed) => {
          let problem: string | undefined;
          const read = readOpeningHours(typed, '', (_path, message) => {
            problem ??= message;
          });
          if (!read || problem !== undefined)
            return 'This cannot be read. Write it as Mo-Fr 11:00-15:00; Sa 12:00-16:00';
          onChange(setField(entry, hoursKeys, typed.trim()), { typing: `${entry.key} hours` });
          return undefined;
        }}
      />
      {mayEdit && (
        <Button
          look="quiet"
          icon={X}
          aria-label={`Remove ${called}`}
          onClick={() => onChange(removeEntries([entry]))}
        />
      )}
    </div>
  );
}
