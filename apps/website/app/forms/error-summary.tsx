import type { Fields } from '@tablefront/restaurant/forms/fields';
import { useCallback } from 'react';
import { fieldId } from './fields.tsx';
import type { FormControl } from './use-form.ts';

interface ErrorSummaryProps {
  form: FormControl;
  /** The fields whose message alone does not say what it is about. */
  labelled?: Fields;
}

/**
 * What is wrong, in one place above the form, with a link to each field. It takes the focus when an attempt to send
 * finds something wrong.
 */
export function ErrorSummary({ form, labelled = {} }: ErrorSummaryProps) {
  const takeFocus = useCallback((summary: HTMLElement | null) => summary?.focus(), []);
  const wrong = Object.entries(form.state.errors);
  if (form.state.status !== 'invalid' || wrong.length === 0) return null;
  return (
    // Without JavaScript the browser gives it the focus by the attribute.
    // biome-ignore lint/a11y/noAutofocus: the page answers a form with errors, and begins with them
    <div className="error-summary" key={form.attempts} role="alert" tabIndex={-1} ref={takeFocus} autoFocus>
      <h3>{wrong.length === 1 ? 'One answer needs a correction' : `${wrong.length} answers need a correction`}</h3>
      <ul>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(form, name)}`}>{labelled[name] ? `${labelled[name].label}: ${message}` : message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
