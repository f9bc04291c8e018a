import { useState } from 'react';
import { useField } from '../document/document.tsx';
import type { ControlProps } from './control-props.ts';
import { FormField } from './form-field.tsx';
import { usePlace } from './use-place.ts';

/** What has too many shapes for a form, as it stands in the file. */
export function JsonControl({ at, kind, field, label }: ControlProps) {
  const { place, set } = usePlace(at, kind, field);
  const { value } = useField(place);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? (value === undefined ? '' : JSON.stringify(value, null, 2));
  const isWrong = typed !== undefined && parsed(typed) === undefined;
  return (
    <FormField
      field={field}
      place={place}
      label={label}
      error={isWrong ? 'This is not JSON yet: nothing of it is kept.' : undefined}
      room={`Written as ${field.says.replaceAll('`', '')}.`}
    >
      {(parts) => (
        <textarea
          {...parts}
          className="ta mono"
          rows={Math.min(12, text.split('\n').length + 1)}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = parsed(target.value);
            if (next) set(next.value, true);
          }}
          onBlur={() => !isWrong && setTyped(undefined)}
        />
      )}
    </FormField>
  );
}

function parsed(text: string) {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
