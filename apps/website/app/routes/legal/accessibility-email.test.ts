import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { accessibilityEmail } from './accessibility-email.ts';

const contact = { email: 'ciao@lucia.example', brand: { email: 'owner@lucia.example' } };

test.each<[unknown, string | undefined, string | undefined]>([
  [{ ...contact, accessibilityEmail: 'help@lucia.example' }, 'all@host.example', 'help@lucia.example'],
  [contact, 'all@host.example', 'all@host.example'],
  [contact, undefined, 'ciao@lucia.example'],
  [{ brand: contact.brand }, undefined, 'owner@lucia.example'],
  [{ locations: [{ name: 'A', email: 'a@lucia.example' }] }, undefined, 'a@lucia.example'],
  [{ email: 'lucia@gmail.com' }, undefined, 'lucia@gmail.com'],
  [{}, undefined, undefined],
])('a brand with %j on an installation with %s is asked about accessibility at %s', (configuration, setting, email) => {
  const read = readSiteConfiguration(configuration);
  expect(read.ok && accessibilityEmail(read.configuration, setting)).toBe(email);
});
