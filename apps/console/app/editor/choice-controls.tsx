import { useField } from '../document/document.tsx';
import type { ControlProps } from './control-props.ts';
import { FormField } from './form-field.tsx';
import { JsonControl } from './json-control.tsx';
import { usePlace } from './use-place.ts';

/** Yes or no; where absent means neither, that is a third state. */
export function YesControl(props: ControlProps) {
  const { at, kind, field, label } = props;
  const { place, set } = usePlace(at, kind, field);
  const { value } = useField(place);
  const state = yesOrNo(value);
  if (state === undefined) return <JsonControl {...props} />;
  if (field.hasThirdState) {
    const states = [
      ['yes', 'Yes', true],
      ['no', 'No', false],
      ['unsaid', 'Unsaid', undefined],
    ] as const;
    return (
      <FormField field={field} place={place} label={label} isGroup>
        {({ disabled }) => (
          <div className="seg">
            {states.map(([id, words, to]) => (
              <button type="button" key={id} disabled={disabled} aria-pressed={state === id} onClick={() => set(to)}>
                {words}
              </button>
            ))}
          </div>
        )}
      </FormField>
    );
  }
  return (
    <FormField field={field} place={place} label={label} isGroup>
      {({ disabled }) => (
        <label className="opt-row">
          <input
            className="chk"
            type="checkbox"
            disabled={disabled}
            checked={state === 'yes'}
            onChange={({ target }) => set(target.checked || (value === undefined ? undefined : false))}
          />
          <span>Yes</span>
        </label>
      )}
    </FormField>
  );
}

function yesOrNo(value: unknown): 'yes' | 'no' | 'unsaid' | undefined {
  if (value === undefined || value === null || value === '') return 'unsaid';
  if (value === true || value === 1 || /^(?:true|yes|1)$/i.test(String(value))) return 'yes';
  return value === false || value === 0 || /^(?:false|no|0)$/i.test(String(value)) ? 'no' : undefined;
}

const WORDS: Record<string, string> = {
  ...{ input: 'A line', textarea: 'Several lines', radio: 'One of the answers', select: 'One of a list' },
  ...{ datetime: 'A date', page: 'The site’s own page', file: 'A file', embedded: 'The ordering page, framed' },
};

export function ChoiceControl({ at, kind, field, label }: ControlProps) {
  const { place, set } = usePlace(at, kind, field);
  const { value } = useField(place);
  const shown = typeof value === 'string' ? value : '';
  const choices = field.choices ?? [];
  return (
    <FormField field={field} place={place} label={label}>
      {(parts) => (
        <select {...parts} className="sel" value={shown} onChange={({ target }) => set(target.value || undefined)}>
          <option value="">Unsaid</option>
          {(choices.includes(shown) || shown === '' ? choices : [...choices, shown]).map((choice) => (
            <option key={choice} value={choice}>
              {WORDS[choice] ?? inWords(choice)}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

const inWords = (choice: string) => choice.charAt(0).toUpperCase() + choice.slice(1).replaceAll('_', ' ');
