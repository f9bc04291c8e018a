import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '../ui/field.tsx';

interface BoundFieldProps {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  /** Of the live site, where it is another: said under the field, with a way back. */
  was?: string | undefined;
  onUndo?: (() => void) | undefined;
  /** Called with each key; a text: why it cannot be taken. */
  onType: (text: string) => string | undefined;
  lines?: number;
  inputMode?: 'decimal' | 'numeric' | 'url';
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
}

/**
 * A field of the draft that says each key at once. What cannot be taken stays as it was typed, with the reason beside it, and the
 * draft keeps what it had.
 */
export function BoundField({
  label,
  hint,
  value,
  was,
  onUndo,
  onType,
  lines,
  inputMode,
  disabled,
  className = '',
  ...rest
}: BoundFieldProps) {
  const [typed, setTyped] = useState(value);
  const [problem, setProblem] = useState<string>();
  const said = useRef(value);
  // Undone, or changed by somebody else.
  useEffect(() => {
    if (value === said.current) return;
    said.current = value;
    setTyped(value);
    setProblem(undefined);
  }, [value]);
  const type = (text: string) => {
    setTyped(text);
    said.current = text;
    setProblem(onType(text));
  };
  const leave = () => {
    if (problem === undefined) {
      said.current = value;
      setTyped(value);
    }
  };
  const common = {
    value: typed,
    disabled,
    onBlur: leave,
    ...rest,
  };
  return (
    <Field label={label} hint={hint} error={problem}>
      {(parts) => (
        <>
          {lines ? (
            <textarea
              className={`ta ${className}`}
              rows={lines}
              {...common}
              onChange={(event) => type(event.target.value)}
              {...parts}
            />
          ) : (
            <input
              className={`in ${problem ? 'bad-in' : ''} ${className}`}
              inputMode={inputMode}
              {...common}
              onChange={(event) => type(event.target.value)}
              {...parts}
            />
          )}
          {was !== undefined && was !== value && (
            <span className="small muted was-line">
              was {was === '' ? 'empty' : was}
              {onUndo && (
                <button type="button" className="lk" onClick={onUndo}>
                  undo
                </button>
              )}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
