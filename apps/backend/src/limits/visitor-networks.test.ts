import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitorNetworks as networksOf } from './visitor-networks.ts';

const visitorNetworks = (address: string) => networksOf(address).map(({ network }) => network);

test.each([
  ['192.0.2.1', ['192.0.2.1/32', '192.0.2.0/24']],
  [' 192.0.2.255 ', ['192.0.2.255/32', '192.0.2.0/24']],
  ['192.0.2.1:443', ['192.0.2.1/32', '192.0.2.0/24']],
  ['::FFFF:192.0.2.1', ['192.0.2.1/32', '192.0.2.0/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['2001:DB8:1:ab02::9', ['2001:db8:1:ab02::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['[2001:db8:1:2::9]:443', ['2001:db8:1:2::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['::1', ['::/64', '::/56', '::/48']],
  ['fe80::1%eth0', ['fe80::/64', 'fe80::/56', 'fe80::/48']],
  ['64:ff9b::192.0.2.1', ['64:ff9b::/64', '64:ff9b::/56', '64:ff9b::/48']],
])('%s is in %j', (address, networks) => {
  expect(visitorNetworks(address)).toEqual(networks);
});

test.each(['', 'unknown', 'localhost', '192.0.2', '192.0.2.256', '[::1', "' or 1=1"])('%j is no address', (address) => {
  expect(visitorNetworks(address)).toEqual([]);
});

test('two addresses are one visitor where their first 64 bits are the same, however they are written', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const eight = fc.tuple(group, group, group, group, group, group, group, group);
  fc.assert(
    fc.property(eight, eight, (one, other) => {
      const text = (groups: number[]) => groups.map((each) => each.toString(16)).join(':');
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      fc.pre(one.slice(0, 5).some((each) => each > 0) && other.slice(0, 5).some((each) => each > 0));
      expect(visitorNetworks(text(neighbour).toUpperCase())).toEqual(visitorNetworks(text(one)));
      const same = visitorNetworks(text(one))[0] === visitorNetworks(text(other))[0];
      expect(same).toBe(text(one.slice(0, 4)) === text(other.slice(0, 4)));
    }),
  );
});
