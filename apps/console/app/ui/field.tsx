import { CircleAlert } from 'lucide';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface FieldParts {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Says beside the label that it may be left empty. */
  isOptional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  /** The control itself, given what ties it to its label and words. */
  children: (parts: FieldParts) => ReactNode;
}

/** A control with its label, its hint, and what is wrong with it (what, and how to mend it). */
export function Field({ label, isOptional = false, hint, error, children }: FieldProps) {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && (
          <>
            {' '}
            <span className="opt">optional</span>
          </>
        )}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? about : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {(error || hint) && (
        <div id={about}>
          {error ? (
            <p className="err">
              <Icon node={CircleAlert} className="i-s" />
              {error}
            </p>
          ) : (
            <p className="hint">{hint}</p>
          )}
        </div>
      )}
    </div>
  );
}

/** A field of one line of text. */
export function TextField({
  label,
  isOptional,
  hint,
  error,
  className = '',
  ...input
}: Omit<FieldProps, 'children'> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} isOptional={isOptional} hint={hint} error={error}>
      {(parts) => <input className={`in ${error ? 'bad-in' : ''} ${className}`} {...input} {...parts} />}
    </Field>
  );
}
