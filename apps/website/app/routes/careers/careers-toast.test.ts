import { expect, test } from 'vitest';
import type { FormState } from '../../forms/form-state.ts';
import { careersToast } from './careers-toast.ts';

const invalid = (errors: Record<string, string>, fields: Record<string, string> = {}): FormState => ({
  status: 'invalid',
  errors,
  fields,
});
const position = 'Please select a position to apply for.';
const location = 'Please select a location to apply to.';

test.each<[string, FormState, string | undefined]>([
  ['a failure', { status: 'failed', errors: {}, fields: {} }, 'Submission Failed: Please try again in some time.'],
  ['no position, and more', invalid({ position, name: 'n' }), `Position Required: ${position}`],
  ['no location', invalid({ restaurant_id: location }), `Location Required: ${location}`],
  ['no name', invalid({ name: 'n' }, { name: ' ' }), 'Required Fields Missing: Please fill in all required fields.'],
  ['a broken e-mail', invalid({ email: 'e' }, { email: 'ada' }), undefined],
  ['a wrong file', invalid({ photo: 'wrong', resume: 'wrong' }), undefined],
  ['sent', { status: 'sent', errors: {}, fields: {} }, undefined],
])('%s', (_, state, said) => {
  const toast = careersToast(state);
  expect(toast && `${toast.title}: ${toast.description}`).toBe(said);
});
