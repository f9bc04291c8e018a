import { useCallback, useState } from 'react';
import type { FormState } from './form-state.ts';
import type { ToastText } from './toast.tsx';

/** The toast that each attempt to send a form brings; also that of a post without JavaScript. */
export function useOutcomeToast(posted: FormState | undefined, toastOf: (state: FormState) => ToastText | undefined) {
  const [toast, setToast] = useState(() => posted && toastOf(posted));
  const onSettled = useCallback((state: FormState) => setToast(toastOf(state)), [toastOf]);
  return { toast, onSettled };
}

interface OutcomeWords {
  success?: ToastText;
  /** Whether an error says that a required answer is missing; without: where the field is blank. */
  isMissing?: (name: string, state: FormState) => boolean;
}

/** A new object each time: the same message again is a new one. */
export function outcomeToast(state: FormState, { success, isMissing = isBlank }: OutcomeWords): ToastText | undefined {
  if (state.status === 'sent') return success && { ...success };
  if (state.status === 'failed') {
    return { kind: 'bad', title: 'Submission Failed', description: 'Please try again in some time.' };
  }
  if (!Object.keys(state.errors).some((name) => isMissing(name, state))) return undefined;
  return { kind: 'bad', title: 'Required Fields Missing', description: 'Please fill in all required fields.' };
}

export function isBlank(name: string, { fields }: FormState): boolean {
  return (fields[name] ?? '').trim() === '';
}
