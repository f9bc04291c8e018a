import { expect, test } from 'vitest';
import { visitorSubject } from './visitor-subject.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  [' 192.0.2.1 ', '192.0.2.1'],
  ['192.0.2.1:443', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0001:0002:0003::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['1:2:3:4:5:6:192.0.2.1', '1:2:3:4'],
])('%s counts as %s', (address, subject) => {
  expect(visitorSubject(address)).toBe(subject);
});

test.each(['', 'unknown', 'localhost', '192.0.2', '192.0.2.256', '[::1', "' or 1=1"])('%j is no address', (address) => {
  expect(visitorSubject(address)).toBeUndefined();
});
