import { describe, expect, test } from 'vitest';
import { WEBHOOK_SECRET } from '../../testing/webhook-receiver.ts';
import { maskedSettings, readNotificationSettings } from './notification-settings.ts';
import { routesOfSettings, targetsOf } from './routes/route.ts';

const hook = { url: 'https://hooks.example/key', secret: WEBHOOK_SECRET };

function problemsOf(written: unknown): string[] {
  const read = readNotificationSettings(written, { allowPrivate: false });
  return read.ok ? [] : read.problems;
}

describe('the settings of notifications', () => {
  test.each<[unknown, string]>([
    [[], 'the file: must be { "email": […], "webhook": […] }'],
    [{ mail: [] }, 'the file: Unrecognized key: "mail"'],
    [{ email: 'a@b.example' }, 'email: must be a list'],
    [{ email: [{ to: ['a@b.example', 'nobody'] }] }, 'email[0].to[1]: must be an e-mail address'],
    [{ email: [{ to: ['a@b.example\r\nBcc: x@y.example'] }] }, 'email[0].to[0]: must be an e-mail address'],
    [
      { email: [{ to: ['a@b.example'], kinds: ['cattering'] }] },
      'email[0].kinds[0]: must be one of restaurant_feedback',
    ],
    [{ email: [{ to: ['a@b.example'], kinds: [] }] }, 'email[0].kinds: must not be empty'],
    [{ webhook: [{ ...hook, url: 'hooks.example' }] }, 'webhook[0].url: must be an address that begins with https://'],
    [{ webhook: [{ ...hook, url: 'file:///etc/passwd' }] }, 'webhook[0].url: must be an address'],
    [{ webhook: [{ ...hook, url: 'http://hooks.example' }] }, 'webhook[0].url: must begin with https://'],
    ...[
      '127.0.0.1',
      '10.0.0.5:8443',
      '169.254.169.254',
      '[::ffff:10.0.0.5]',
      '2130706433',
      'localhost',
      'A.LocalHost',
    ].map((host): [unknown, string] => [
      { webhook: [hook, { ...hook, url: `https://${host}/hook` }] },
      'webhook[1].url: must be of the public internet',
    ]),
    [{ webhook: [{ ...hook, url: 'https://a:b@hooks.example' }] }, 'webhook[0].url: must not hold a user name'],
    [{ webhook: [hook, hook] }, 'webhook: names one url twice'],
    [
      { webhook: [{ ...hook, secret: 'whsec_c2hvcnQ=' }] },
      'webhook[0].secret: must be whsec_ and 24 to 64 random bytes',
    ],
    [{ webhook: [{ url: hook.url }] }, 'webhook[0].secret: must be a text'],
  ])('%j: the message names the path', (written, problem) => {
    expect(problemsOf(written)).toEqual([expect.stringContaining(problem)]);
  });

  test('everybody is told once, of the kinds that they want', () => {
    const read = readNotificationSettings(
      {
        email: [{ to: ['a@b.example', 'All@b.example'], kinds: ['catering'] }, { to: ['all@b.example'] }],
        webhook: [{ ...hook, kinds: ['careers'] }],
      },
      { allowPrivate: false },
    );
    if (!read.ok) throw new Error(read.problems.join());
    expect(targetsOf(routesOfSettings(read.settings), { kind: 'catering', record: {} })).toEqual([
      { channel: 'email', target: 'a@b.example' },
      { channel: 'email', target: 'all@b.example' },
    ]);
    expect(targetsOf(routesOfSettings(read.settings), { kind: 'careers', record: {} })).toEqual([
      { channel: 'email', target: 'all@b.example' },
      { channel: 'webhook', target: hook.url },
    ]);
  });

  test('shown settings hold neither the secret nor the path of the URL', () => {
    const text = JSON.stringify(maskedSettings({ email: [], webhook: [hook] }));
    expect(text).toContain('https://hooks.example/…');
    expect(text).not.toMatch(/key|MfKQ9r8/);
  });
});
