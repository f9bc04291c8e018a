import { isObject, type JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import { X } from 'lucide';
import { useState } from 'react';
import { useField } from '../document/document.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ControlProps } from './control-props.ts';
import { FormField } from './form-field.tsx';
import { TextControl } from './text-control.tsx';
import { usePlace } from './use-place.ts';

/** Words, each of them a mark that can be taken away; typed with Enter or a comma. */
export function LabelsControl(props: ControlProps) {
  const { at, kind, field, label } = props;
  const { place, set } = usePlace(at, kind, field);
  const { value } = useField(place);
  const [typed, setTyped] = useState('');
  // One text with commas stays one.
  if (typeof value === 'string') return <TextControl {...props} field={{ ...field, control: 'line' }} />;
  const words: JsonValue[] = Array.isArray(value) ? value : [];
  const isFull = field.many !== null && words.length >= field.many;
  function add(text: string) {
    const more = text.split(/[,;\n]/).map((word) => word.trim());
    const fresh = more.filter((word) => word && !words.some((one) => wordOf(one) === word));
    if (fresh.length > 0) set([...words, ...new Set(fresh)]);
    setTyped('');
  }
  return (
    <FormField
      field={field}
      place={place}
      label={label}
      room={isFull ? `${words.length} are as many as the site takes.` : 'Enter or a comma adds one.'}
      error={field.most !== null && typed.length > field.most ? `At most ${field.most} characters each.` : undefined}
    >
      {(parts) => (
        <div className="tokens">
          {words.map((word, index) => (
            <span key={wordOf(word)} className="bdg">
              {wordOf(word)}
              {!parts.disabled && (
                <button
                  type="button"
                  aria-label={`Remove ${wordOf(word)}`}
                  onClick={() => set(words.length > 1 ? words.toSpliced(index, 1) : undefined)}
                >
                  <Icon node={X} />
                </button>
              )}
            </span>
          ))}
          <input
            {...parts}
            disabled={parts.disabled || isFull}
            value={typed}
            placeholder="Add"
            onChange={({ target }) => (/[,;\n]/.test(target.value) ? add(target.value) : setTyped(target.value))}
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && typed) {
                event.preventDefault();
                add(typed);
              } else if (event.key === 'Backspace' && typed === '' && words.length > 0) {
                set(words.length > 1 ? words.slice(0, -1) : undefined);
              }
            }}
          />
        </div>
      )}
    </FormField>
  );
}

const wordOf = (word: JsonValue): string => {
  const named = isObject(word) ? word.name : word;
  return typeof named === 'string' || typeof named === 'number' ? String(named) : JSON.stringify(word);
};
