import type { FormField as Descriptor, FormControl } from '@tablefront/console-wire/drafts';
import { textOf, typedValue } from '@tablefront/restaurant/editing/form/typed-value';
import { isSame } from '@tablefront/restaurant/editing/patches';
import { type ChangeEvent, useId, useState } from 'react';
import { useField } from '../document/document.tsx';
import type { ControlProps } from './control-props.ts';
import { FormField } from './form-field.tsx';
import { JsonControl } from './json-control.tsx';
import { ownPages } from './own-pages.ts';
import { usePlace } from './use-place.ts';

/** Within so much of its limit a text says how long it is. */
const NEAR = 0.8;

const inputs: Partial<Record<FormControl, Record<string, unknown>>> = {
  number: { inputMode: 'decimal' },
  price: { inputMode: 'decimal' },
  email: { type: 'email', autoComplete: 'off' },
  phone: { type: 'tel', autoComplete: 'off' },
  link: { inputMode: 'url', spellCheck: false },
};

/** Whatever is typed: a line, several, an amount, a link. */
export function TextControl(props: ControlProps) {
  const { at, kind, field, label, hint } = props;
  const { control } = field;
  const { place, set } = usePlace(at, kind, field);
  const { value } = useField(place);
  const pages = useId();
  // While one types `4.` it is no number yet: what was typed stays as it is.
  const [typed, setTyped] = useState('');
  const text = textOf(value, control);
  if (text === undefined) return <JsonControl {...props} />;
  const shown = typed !== text && isSame(typedValue(typed, control, value), value) ? typed : text;
  const error = errorOf(field, shown);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setTyped(target.value);
    set(typedValue(target.value, control, value), true);
  };
  const isLong = control === 'prose' || control === 'sentences';
  return (
    <FormField field={field} place={place} label={label} error={error} room={hint?.(shown) ?? roomIn(field, shown)}>
      {(parts) =>
        isLong ? (
          <textarea
            {...parts}
            className={`ta ${field.changedBy === 'owner' && (field.most ?? 0) > 20_000 ? 'mono' : ''}`}
            rows={Math.min(14, Math.max(2, Math.ceil(shown.length / 70), shown.split('\n').length))}
            value={shown}
            onChange={onChange}
          />
        ) : (
          <>
            <input
              {...inputs[control]}
              {...parts}
              className={`in ${error ? 'bad-in' : parts['aria-invalid'] ? 'warn-in' : ''}`}
              list={control === 'link' ? pages : undefined}
              placeholder={control === 'date' ? '2026-12-20' : undefined}
              value={shown}
              onChange={onChange}
            />
            {control === 'link' && (
              <datalist id={pages}>
                {ownPages.map(({ path, name }) => (
                  <option key={path} value={path}>
                    {name}
                  </option>
                ))}
              </datalist>
            )}
          </>
        )
      }
    </FormField>
  );
}

function roomIn({ control, most }: Descriptor, text: string): string | undefined {
  if (most === null || control === 'number' || control === 'sentences') return undefined;
  if (text.length < most * NEAR || text.length > most) return undefined;
  return `${text.length.toLocaleString('en')} of ${most.toLocaleString('en')} characters.`;
}

function errorOf({ control, most, least, says }: Descriptor, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  if (control === 'number') {
    const number = Number(text);
    if (Number.isNaN(number)) return 'Enter a number.';
    const isOut = (least !== null && number < least) || (most !== null && number > most);
    return isOut ? `Enter a ${says}.` : undefined;
  }
  const longest = control === 'sentences' ? Math.max(...text.split('\n').map((each) => each.length)) : text.length;
  if (most === null || longest <= most) return undefined;
  return `${(longest - most).toLocaleString('en')} characters too many: guests do not see the end of it.`;
}
