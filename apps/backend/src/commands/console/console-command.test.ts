import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSOLE_ORIGIN, createBrowser } from '../../../testing/console-site.ts';
import { embeddedDatabases } from '../../../testing/each-database.ts';
import { makeBrand } from '../../../testing/make-brand.ts';
import { runHereAs } from '../../../testing/run-here.ts';
import { ANON_KEY } from '../../../testing/submission-site.ts';
import { watchErrors } from '../../../testing/watch-errors.ts';
import { openAdministration } from '../../administration/open-administration.ts';
import { type Backend, createBackend } from '../../backend.ts';
import { runConsoleCommand } from './console-command.ts';

const logger = watchErrors();

describe('npm run console', () => {
  const makeDatabase = embeddedDatabases();
  let dataDir = '';
  let backend: Backend;
  const run = (...args: string[]) => runHereAs(runConsoleCommand, args, { DATA_DIR: dataDir, PORT: '3210' });
  const tokenIn = (text: string) => /#([\w-]+)$/m.exec(text)?.[1];
  const look = async (invitation: string | undefined) => {
    const call = new Request(`${CONSOLE_ORIGIN}/api/welcome/look`, {
      method: 'POST',
      headers: { origin: CONSOLE_ORIGIN, 'content-type': 'application/json' },
      body: JSON.stringify({ invitation }),
    });
    return (await backend.console.fetch(call)).json();
  };

  beforeAll(async () => {
    ({ dataDir } = await makeDatabase());
  }, 60_000);
  afterAll(() => backend.close());

  test('while no site runs, makes links to where it will be', async () => {
    expect(await run('people')).toMatchObject({ code: 0, out: expect.stringContaining('Nobody can sign in yet') });
    const { out } = await run('invite', 'Ada');
    expect(out).toContain('http://console.localhost:3210/welcome#');
    const { administration, close } = await openAdministration({ dataDir }, logger);
    await administration.importBrand(
      makeBrand('maple', [], '{"name":"Maple","locations":[{"id":"n","name":"North"},{"id":"s"}]}'),
    );
    await close();
    backend = await createBackend({ dataDir, anonKey: ANON_KEY, logger, consoleOrigin: () => CONSOLE_ORIGIN });
    expect(await look(tokenIn(out))).toMatchObject({
      kind: 'join',
      name: 'Ada',
      grant: { brandId: '*', role: 'owner' },
    });
  });

  test('while a site runs, works through it, with its address', async () => {
    const { out } = await run(
      'invite',
      'Max',
      '--brand',
      'maple',
      '--role',
      'location',
      '--locations',
      'n',
      '--email',
      'm@maple.example',
    );
    expect(out).toContain(`${CONSOLE_ORIGIN}/welcome#`);
    expect(await look(tokenIn(out))).toMatchObject({
      ...{ name: 'Max', email: 'm@maple.example', invitedBy: null },
      grant: { brandName: 'maple', locations: [{ id: 'n', name: 'North' }] },
    });
    expect((await run('people')).out).toContain('Invited: Max: location of maple (North); is good until');
  });

  test('keeps somebody out, lets them in again, and gives them a way back', async () => {
    const pat = createBrowser(backend.console);
    await pat.join(tokenIn((await run('invite', 'Pat')).out) ?? '', 'Pat');
    expect(await run('invite', 'pat')).toMatchObject({ code: 1, error: expect.stringContaining('is there already') });
    expect((await run('people')).out).toMatch(/^[\w-]{36} {2}Pat: owner of all brands; 1 passkey; seen \d/m);
    expect((await run('disable', 'Pat')).error).toContain('That would leave nobody');
    await createBrowser(backend.console).join(tokenIn((await run('invite', 'Eve')).out) ?? '', 'Eve');
    expect(await run('disable', ' PAT ')).toMatchObject({ code: 0, out: 'Pat is kept out from now on.\n' });
    expect((await pat.get('/api/me')).status).toBe(401);
    expect((await run('people')).out).toContain('kept out');
    expect((await run('back', 'Pat')).error).toContain('Let them in again first');
    await run('enable', 'Pat');
    expect((await pat.signIn()).status).toBe(200);
    const again = createBrowser(backend.console);
    await again.join(tokenIn((await run('back', 'Pat')).out) ?? '', 'Pat');
    expect((await pat.get('/api/me')).status).toBe(401);
    expect((await again.get('/api/audit?what=people.disabled')).body.entries).toMatchObject([{ who: 'Command line' }]);
  });

  test.each([
    [['invite'], 'NAME is missing'],
    [['invite', 'X', '--role', 'boss'], 'There is no role "boss"'],
    [['invite', 'X', '--role', 'location', '--brand', 'maple'], 'do not go with this role'],
    [
      ['invite', 'X', '--role', 'inbox', '--brand', 'maple', '--locations', 'moon'],
      'One of these locations is there no more',
    ],
    [['invite', 'X', '--brand', 'none'], 'There is no such brand'],
    [['disable', 'Nobody'], 'There is nobody "Nobody"'],
    [['back', 'Nobody'], 'There is nobody "Nobody"'],
    [['sign-in'], 'There is no command'],
  ])('%j is refused', async (args, said) => {
    expect(await run(...args)).toMatchObject({ code: 1, error: expect.stringContaining(said) });
  });
});
