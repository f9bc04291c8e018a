import { useCallback, useState } from 'react';
import type { FormState } from './form-state.ts';
import type { ToastText } from './toast.tsx';

/** The toast that each attempt to send a form brings; also that of a post without JavaScript. */
export function useOutcomeToast(posted: FormState | undefined, success: ToastText) {
  const [toast, setToast] = useState(() => posted && outcomeToast(posted, success));
  const onSettled = useCallback((state: FormState) => setToast(outcomeToast(state, success)), [success]);
  return { toast, onSettled };
}

/** A new object each time: the same message again is a new one. */
function outcomeToast(state: FormState, success: ToastText): ToastText | undefined {
  if (state.status === 'sent') return { ...success };
  if (state.status === 'failed') {
    return { kind: 'bad', title: 'Submission Failed', description: 'Please try again in some time.' };
  }
  if (!isAnswerMissing(state)) return undefined;
  return { kind: 'bad', title: 'Required Fields Missing', description: 'Please fill in all required fields.' };
}

function isAnswerMissing({ errors, fields }: FormState): boolean {
  return Object.keys(errors).some((name) => (fields[name] ?? '').trim() === '');
}
