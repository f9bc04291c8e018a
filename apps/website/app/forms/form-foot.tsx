import { CircleAlert, CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import type { FormControl } from './use-form.ts';

interface SubmitButtonProps {
  form: FormControl;
  children: ReactNode;
  /** While it is being sent. */
  sending: string;
  disabled?: boolean;
}

export function SubmitButton({ form, children, sending, disabled = false }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const failed = form.state.status === 'failed' && !form.busy;
  // A button that is disabled loses the focus; whoever pressed it by keyboard can press it again.
  useEffect(() => {
    if (failed && document.activeElement === document.body) button.current?.focus();
  }, [failed]);
  return (
    <button ref={button} type="submit" className="button button--brand button--big" disabled={form.busy || disabled}>
      {form.busy ? sending : children}
    </button>
  );
}

/** That it could not be sent; what was typed is still there. */
export function FailureMessage({ form, children }: { form: FormControl; children: ReactNode }) {
  if (form.state.status !== 'failed' || form.busy) return null;
  return (
    <div
      className="form-message form-message--bad"
      role="alert"
      tabIndex={-1}
      // After a post without JavaScript the page begins here.
      // biome-ignore lint/a11y/noAutofocus: the page answers a form that could not be sent, and says so first
      autoFocus={form.attempts === 0}
      ref={form.attempts === 0 ? undefined : bringIntoView}
    >
      <Icon node={CircleAlert} />
      <div>
        <p>{children}</p>
        {form.state.outdated && <p>This page has changed since you opened it. Please reload it and send this again.</p>}
        {form.state.retryAfter !== undefined && <p>{waitText(form.state.retryAfter)}</p>}
      </div>
    </div>
  );
}

/** That it has arrived. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <div className="form-message form-message--good" role="status" tabIndex={-1} ref={takeFocus}>
      <Icon node={CircleCheck} />
      <p>{children}</p>
    </div>
  );
}

/** Beneath the button it could begin where the screen ends. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

/** `retryAfter` in seconds. */
function waitText(retryAfter: number): string {
  const minutes = Math.ceil(retryAfter / 60);
  return `Much was sent just now. It can be sent again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
}
