import type { Fields } from '@tablefront/restaurant/forms/fields';
import { CircleAlert } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { KEY_FIELD, TRAP_FIELD } from './form-state.ts';
import type { FormControl } from './use-form.ts';

export interface FieldProps {
  form: FormControl;
  name: string;
  label: string;
  /** What the answer looks like. */
  hint?: string;
  /** It may be left out; `said` where the label says so itself. */
  optional?: boolean | 'said';
  /** As wide as a short answer. */
  short?: boolean;
}

/** What the components are given for each field of a form: `<TextField {...field('phone')} />`. */
export function fieldsOf<F extends Fields>(form: FormControl, fields: F) {
  return (name: keyof F & string): FieldProps => {
    const { label = '', missing } = fields[name] ?? {};
    return { form, name, label, optional: missing === undefined };
  };
}

export function fieldId(form: FormControl, name: string): string {
  return `${form.id}-${name}`;
}

/** What connects a control with its label, hint and error. */
export function describedField(
  form: FormControl,
  name: string,
  hint?: string,
  error: string | undefined = form.state.errors[name],
) {
  const id = fieldId(form, name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
}

interface FieldFrameProps extends FieldProps {
  children: ReactNode;
}

/** Label above, hint below it, the control, and what is wrong with its answer. */
function FieldFrame({ form, name, label, hint, optional, short, children }: FieldFrameProps) {
  const id = fieldId(form, name);
  return (
    <div className={`field${form.state.errors[name] ? ' field--error' : ''}`} data-short={short || undefined}>
      <label htmlFor={id}>
        {label}
        {optional === true && <Optional />}
      </label>
      <Hint id={id}>{hint}</Hint>
      {children}
      <FieldError form={form} name={name} />
    </div>
  );
}

export function Optional() {
  return <span className="optional"> (optional)</span>;
}

export function Hint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <span className="hint" id={`${id}-hint`}>
      {children}
    </span>
  );
}

interface FieldErrorProps {
  form: FormControl;
  name: string;
  /** What the field knows itself, before the form was tried. */
  error?: string;
}

export function FieldError({ form, name, error = form.state.errors[name] }: FieldErrorProps) {
  if (error === undefined) return null;
  return (
    <span className="error" id={`${fieldId(form, name)}-error`}>
      <Icon node={CircleAlert} />
      {error}
    </span>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'form'>;

export function TextField({ form, name, label, hint, optional, short, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ form, name, label, hint, optional, short }}>
      <input
        {...input}
        {...describedField(form, name, hint)}
        aria-required={optional ? undefined : true}
        defaultValue={form.state.fields[name]}
      />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'form'>;

export function TextArea({ form, name, label, hint, optional, short, ...textarea }: TextAreaProps) {
  return (
    <FieldFrame {...{ form, name, label, hint, optional, short }}>
      <textarea
        {...textarea}
        {...describedField(form, name, hint)}
        aria-required={optional ? undefined : true}
        defaultValue={form.state.fields[name]}
      />
    </FieldFrame>
  );
}

export interface Option {
  value: string;
  label: string;
  /** Choosing it asks for one more answer; a style shows that by `option[data-asks]:checked`, without a script too. */
  asks?: boolean;
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder: string;
  autoComplete?: string;
}

export function SelectField({
  form,
  name,
  label,
  hint,
  optional,
  short,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame {...{ form, name, label, hint, optional, short }}>
      <select
        {...select}
        {...describedField(form, name, hint)}
        aria-required={optional ? undefined : true}
        defaultValue={form.state.fields[name] ?? ''}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label, asks }) => (
          <option key={value} value={value} data-asks={asks || undefined}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface ChoicesProps extends FieldProps {
  options: readonly Option[];
}

/** A few choices in view, of which one can be taken. */
export function Choices({ form, name, label, hint, optional, options }: ChoicesProps) {
  const { id, ...described } = describedField(form, name, hint);
  return (
    <fieldset
      className={`field choices-field${form.state.errors[name] ? ' field--error' : ''}`}
      aria-describedby={described['aria-describedby']}
    >
      <legend>
        {label}
        {optional === true && <Optional />}
      </legend>
      <Hint id={id}>{hint}</Hint>
      <div className="choices">
        {options.map(({ value, label }, index) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              // The summary's link leads to the first choice.
              id={index === 0 ? id : `${id}-${index}`}
              name={name}
              value={value}
              aria-invalid={described['aria-invalid']}
              defaultChecked={form.state.fields[name] === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldError form={form} name={name} />
    </fieldset>
  );
}

export function Tick({ form, name, label, optional }: FieldProps) {
  return (
    <div className={`field tick-field${form.state.errors[name] ? ' field--error' : ''}`}>
      <label className="tick">
        <input
          {...describedField(form, name)}
          type="checkbox"
          value="yes"
          aria-required={optional ? undefined : true}
          defaultChecked={(form.state.fields[name] ?? '') !== ''}
        />
        <span>
          {label}
          {optional === true && <Optional />}
        </span>
      </label>
      <FieldError form={form} name={name} />
    </div>
  );
}

/** What no visitor sees: a trap for robots, and what tells two posts of a page without JavaScript apart. */
export function HiddenFields() {
  return (
    <>
      <div className="form-trap" inert>
        <label>
          Leave this empty
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input
        type="hidden"
        name={KEY_FIELD}
        defaultValue={import.meta.env.SSR ? crypto.randomUUID() : ''}
        suppressHydrationWarning
      />
    </>
  );
}
