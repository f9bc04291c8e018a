import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { describe, expect, test } from 'vitest';
import { openPublic } from './open-public.ts';
import { isPublicAddress, type LookupAll, publicLookup } from './public-addresses.ts';

const open = (url: string, lookup?: LookupAll) =>
  openPublic(new URL(url), { signal: AbortSignal.timeout(5_000), lookup });
const answers =
  (addresses: LookupAddress[]): LookupAll =>
  (_name, _options, done) =>
    done(null, addresses);

const privateAddresses = [
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '100.64.0.1', '169.254.169.254'],
  ...['168.63.129.16', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::1', '::', '::ffff:127.0.0.1', '::ffff:a00:1', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', 'fe80::1'],
  ...['fc00::1', 'fd00:ec2::254', 'ff02::1', '2001:db8::1', '2001::1', '4000::1'],
];

describe('addresses that are not public', () => {
  test.each(privateAddresses)('%s is one, as an address and as what a name leads to', async (address) => {
    expect(isPublicAddress(address)).toBe(false);
    const literal = address.includes(':') ? `[${address}]` : address;
    const problem = 'is not an address of the public internet';
    await expect(open(`https://${literal}/hook`)).rejects.toThrow(problem);
    const family = address.includes(':') ? 6 : 4;
    await expect(open('https://inward.example/', answers([{ address, family }]))).rejects.toThrow(
      `inward.example ${problem}`,
    );
  });

  test.each(['2130706433', '0x7f.1', '017700000001', '127.1', '127.0.0.1.', '①②⑦.0.0.1'])(
    'http://%s is 127.0.0.1',
    async (host) => {
      await expect(open(`http://${host}/`)).rejects.toThrow('127.0.0.1 is not');
    },
  );

  test('one private address among public ones is enough', async () => {
    const lookup = answers([
      { address: '93.184.215.14', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ]);
    await expect(open('https://both.example/', lookup)).rejects.toThrow('both.example is not');
  });

  test.each(['localhost', 'localhost.', 'any.localhost'])('%s is one, by the lookup of the system', async (host) => {
    await expect(open(`https://${host}/`, systemLookup)).rejects.toThrow(/is not|ENOTFOUND|EAI_AGAIN/);
  });

  test.each(['file:///etc/passwd', 'ftp://example.com/', 'data:image/png;base64,AA==', 'gopher://example.com/'])(
    '%s is refused',
    async (url) => {
      await expect(async () => open(url)).rejects.toThrow('is not http(s)');
    },
  );
});

describe('addresses that are public', () => {
  test.each(['93.184.215.14', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test('a name is looked up once, and the socket gets what was checked', async () => {
    let asked = 0;
    // First public, then not: who looked it up a second time would connect to what nobody checked.
    const changing: LookupAll = (_name, _options, done) => {
      asked += 1;
      done(null, [asked === 1 ? { address: '8.8.8.8', family: 4 } : { address: '127.0.0.1', family: 4 }]);
    };
    const address = await new Promise((resolve) => {
      publicLookup(changing)('changing.example', {}, (_error, found) => resolve(found));
    });
    expect({ address, asked }).toEqual({ address: '8.8.8.8', asked: 1 });
  });
});
