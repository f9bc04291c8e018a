import type { FormField as Descriptor } from '@tablefront/console-wire/drafts';
import type { JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import { placeText } from '@tablefront/restaurant/editing/form/setting';
import { shortly } from '@tablefront/restaurant/editing/form/typed-value';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { TriangleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useDocument, useField, usePresent } from '../document/document.tsx';
import { type OpenConflict, sidesOf } from '../document/rebase.ts';
import { isSamePlace } from '../document/steps.ts';
import { useBrand } from '../frame/brand.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useEditor, useWarnings } from './context.ts';
import { Words } from './words.tsx';

interface ControlParts {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  disabled: boolean;
}

interface FormFieldProps {
  field: Descriptor;
  place: readonly Step[];
  /** What is wrong with what stands there, said at once. */
  error?: string | undefined;
  /** How much of its room is used. */
  room?: ReactNode;
  /** Several controls: the label is that of the group. */
  isGroup?: boolean;
  /** What is not text says itself what was there before. */
  says?: (value: JsonValue | undefined) => ReactNode;
  label?: string | undefined;
  children: (parts: ControlParts) => ReactNode;
}

/** A control with its label, its help, what the site's reader says of it, what was there before, and who else types in it. */
export function FormField({ field, place, error, room, isGroup, says = shortly, label, children }: FormFieldProps) {
  const id = useId();
  const about = `${id}-about`;
  const { isChanged, published, undo, conflict } = useField(place);
  const warnings = useWarnings(place);
  const { onFocus } = useEditor();
  const { role } = useBrand();
  const { presence } = useDocument();
  const disabled = field.changedBy === 'owner' && role !== 'owner';
  const help = [field.help, disabled && 'For owners.'].filter(Boolean).join(' ');
  const hasWords = Boolean(error || help || room || warnings.length > 0);
  const parts = {
    ...{ id, disabled, 'aria-describedby': hasWords ? about : undefined },
    'aria-invalid': error || warnings.length > 0 ? (true as const) : undefined,
  };
  const words = hasWords && (
    <div id={about} className="stack g1">
      {error && (
        <p className="err">
          <Icon node={TriangleAlert} className="i-s" />
          {error}
        </p>
      )}
      {warnings.map(({ path, text }) => (
        <p key={path + text} className="wrn">
          <Icon node={TriangleAlert} className="i-s" />
          <span>{sentence(text)}</span>
        </p>
      ))}
      {(help || room) && (
        <p className="hint">
          {help && <Words text={help} />} {room}
        </p>
      )}
    </div>
  );
  const onFocusWithin = () => {
    onFocus(place, field.shownOn);
    presence.move([...place]);
  };
  const rest = (
    <>
      {words}
      {isChanged && !conflict && (
        <p className="was-line">
          <span className="bdg a">Changed</span>
          <span className="cut grow">Was: {says(published)}</span>
          <button type="button" className="lk" onClick={undo}>
            Undo<span className="vh"> the change of {label ?? field.label}</span>
          </button>
        </p>
      )}
      {conflict && <Versus conflict={conflict} says={says} />}
      <Others place={place} />
    </>
  );
  const common = { className: 'field', 'data-at': placeText(place), onFocus: onFocusWithin };
  if (isGroup) {
    return (
      <fieldset {...common} aria-describedby={parts['aria-describedby']}>
        <legend className="lab-1">{label ?? field.label}</legend>
        {children(parts)}
        {rest}
      </fieldset>
    );
  }
  return (
    <div {...common}>
      <label htmlFor={id}>{label ?? field.label}</label>
      {children(parts)}
      {rest}
    </div>
  );
}

/** Two want something else here: both are shown, and one is chosen. */
export function Versus({
  conflict,
  says = shortly,
}: {
  conflict: OpenConflict;
  says?: (value: JsonValue | undefined) => ReactNode;
}) {
  const { store } = useDocument();
  const { theirs, yours } = sidesOf(conflict);
  const where = conflict.of === 'live' ? 'This went live meanwhile' : 'Somebody else changed this meanwhile';
  return (
    <div className="versus stack g2" role="alert">
      <p className="small m">{where}. Which one stays?</p>
      <div className="two">
        {(['theirs', 'yours'] as const).map((which) => (
          <div key={which} className="stack g1">
            <span className="small muted">{which === 'theirs' ? 'Theirs' : 'Yours'}</span>
            <span className="versus-side">{says(which === 'theirs' ? theirs : yours)}</span>
            <Button small onClick={() => store.choose(conflict, which)}>
              {which === 'theirs' ? 'Keep theirs' : 'Keep yours'}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}

function Others({ place }: { place: readonly Step[] }) {
  const here = usePresent().filter(({ at }) => at !== null && isSamePlace(at, place));
  if (here.length === 0) return null;
  return <p className="small acc">{here.map(({ name }) => name).join(', ')} types here.</p>;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;
