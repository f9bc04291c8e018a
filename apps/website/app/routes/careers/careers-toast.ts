import { locationMissing, positionMissing, resumeMissing } from '@tablefront/restaurant/forms/careers-form';
import type { FormState } from '../../forms/form-state.ts';
import type { ToastText } from '../../forms/toast.tsx';

/** What a visitor meets after an attempt to apply that did not succeed. */
export function careersToast({ status, errors, fields }: FormState): ToastText | undefined {
  if (status === 'failed') {
    return { kind: 'bad', title: 'Submission Failed', description: 'Please try again in some time.' };
  }
  if (status !== 'invalid') return undefined;
  if (errors.position === positionMissing) {
    return { kind: 'bad', title: 'Position Required', description: positionMissing };
  }
  if (errors.restaurant_id === locationMissing) {
    return { kind: 'bad', title: 'Location Required', description: locationMissing };
  }
  const isMissing = ([name, message]: [string, string]) =>
    name === 'resume' ? message === resumeMissing : name !== 'photo' && (fields[name] ?? '').trim() === '';
  if (!Object.entries(errors).some(isMissing)) return undefined;
  return { kind: 'bad', title: 'Required Fields Missing', description: 'Please fill in all required fields.' };
}
