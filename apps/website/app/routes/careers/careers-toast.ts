import { careersFields, locationMissing } from '@tablefront/restaurant/forms/careers/careers-fields';
import type { FormState } from '../../forms/form-state.ts';
import { isBlank, outcomeToast } from '../../forms/outcome-toast.ts';
import type { ToastText } from '../../forms/toast.tsx';

/** What a visitor meets after an attempt to apply that did not succeed. */
export function careersToast(state: FormState): ToastText | undefined {
  const { position, restaurant_id } = state.errors;
  if (position === careersFields.position.missing)
    return { kind: 'bad', title: 'Position Required', description: position };
  if (restaurant_id === locationMissing) return { kind: 'bad', title: 'Location Required', description: restaurant_id };
  return outcomeToast(state, { isMissing });
}

/** The fields of a state hold no files; a file that is wrong is not missing. */
function isMissing(name: string, state: FormState): boolean {
  if (name === 'photo') return false;
  return name === 'resume' ? state.errors.resume === careersFields.resume.missing : isBlank(name, state);
}
