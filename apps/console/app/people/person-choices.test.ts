import { expect, test } from 'vitest';
import { personChoices } from './person-choices.ts';

test.each([
  [{ ruled: true, self: false, disabled: false }, ['role', 'return', 'sign-out', 'Switch off', 'remove']],
  [{ ruled: true, self: false, disabled: true }, ['role', 'return', 'sign-out', 'Switch on again', 'remove']],
  [{ ruled: true, self: true, disabled: false }, ['role', 'return', 'sign-out']],
  // Who may do something elsewhere as well is kept out, signed out and let in again by who rules there.
  [{ ruled: false, self: false, disabled: false }, ['role', 'remove']],
  [{ ruled: false, self: true, disabled: false }, ['role']],
])('the menu about %o offers %o', (person, expected) => {
  expect(personChoices(person).map(({ id, label }) => (id === 'switch' ? label : id))).toEqual(expected);
});
