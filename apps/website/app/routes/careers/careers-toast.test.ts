import { expect, test } from 'vitest';
import type { FormState } from '../../forms/form-state.ts';
import { careersToast } from './careers-toast.ts';

const invalid = (errors: Record<string, string>, fields: Record<string, string> = {}): FormState => ({
  status: 'invalid',
  errors,
  fields,
});
const POSITION = 'Please select a position to apply for.';
const LOCATION = 'Please select a location to apply to.';

test.each<[string, FormState, string | undefined]>([
  ['a failure', { status: 'failed', errors: {}, fields: {} }, 'Submission Failed: Please try again in some time.'],
  ['no position, and more', invalid({ position: POSITION, name: 'n' }), `Position Required: ${POSITION}`],
  ['no location', invalid({ restaurant_id: LOCATION }), `Location Required: ${LOCATION}`],
  ['no name', invalid({ name: 'n' }, { name: ' ' }), 'Required Fields Missing: Please fill in all required fields.'],
  ['a broken e-mail', invalid({ email: 'e' }, { email: 'ada' }), undefined],
  ['a wrong file', invalid({ photo: 'wrong', resume: 'wrong' }), undefined],
  ['sent', { status: 'sent', errors: {}, fields: {} }, undefined],
])('%s', (_, state, said) => {
  const toast = careersToast(state);
  expect(toast && `${toast.title}: ${toast.description}`).toBe(said);
});
