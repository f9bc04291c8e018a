import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { findPostgresqlPrograms } from '../apps/backend/testing/postgresql-programs.ts';
import { startTemporaryPostgresql } from '../apps/backend/testing/temporary-postgresql.ts';
import { expect, test } from './support/fixtures.ts';
import { startSite } from './support/site.ts';

const programs = Boolean(process.env.TEST_DATABASE_URL) || findPostgresqlPrograms() !== undefined;
const inquiry = {
  brand_id: 'shared',
  inquiry_type: 'other_media',
  outlet_name: 'The Paper',
  contact_name: 'Ada Byron',
  email: 'ada@mail.example',
  consent_contact: true,
};

test('four processes that start at once on one empty PostgreSQL are one site', async () => {
  // Continuous integration that cannot test on PostgreSQL fails; it does not pass with less.
  test.skip(!programs && process.env.CI !== 'true', 'There is no PostgreSQL on this machine');
  test.setTimeout(180_000);
  const postgresql = await startTemporaryPostgresql();
  const databaseUrl = await postgresql.createDatabase();
  const env = { DATABASE_URL: databaseUrl };
  const sites = await Promise.all(Array.from({ length: 4 }, () => startSite({ env })));
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [`apps/backend/src/commands/${program}/main.ts`, ...args], {
      env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl },
      encoding: 'utf8',
    });
  try {
    const demos = run('brand', 'list').match(/^\S+(?=.* \(demo\) )/gm);
    expect(demos, 'each demo brand, once').toEqual(
      ['harbour-noodle', 'maple-and-ember', 'nova', 'trattoria-lucia'].map((name) => `demo:${name}`),
    );
    for (const site of sites) expect((await site.get('localhost', '/readyz')).status).toBe(200);

    const file = test.info().outputPath('brand.json');
    for (const name of ['First', 'Second']) {
      const brand = { id: 'shared', name, locations: [{ restaurant_id: 'r1', name: 'Here' }] };
      await writeFile(file, JSON.stringify(brand));
      run('brand', 'import', file, '--host', 'shared.localhost');
      for (const site of sites) {
        const shown = async () => (await site.get('shared.localhost')).body;
        await expect.poll(shown, { intervals: [100] }).toContain(`content="${name}"`);
      }
    }

    for (const [index, site] of sites.entries()) {
      const answer = await fetch(`http://127.0.0.1:${site.port}/functions/v1/website-submissions/media-inquiries`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', apikey: 'tablefront-anonymous-key' },
        body: JSON.stringify({ ...inquiry, message: `by process ${index}` }),
      });
      expect(answer.status, await answer.text()).toBe(200);
    }
    const listing = run('submissions', 'list', '--brand', 'shared');
    expect(listing.match(/media_inquiry/g)).toHaveLength(sites.length);

    run('brand', 'delete', 'shared', '--with-submissions', '--yes');
    for (const site of sites) {
      const status = async () => (await site.get('shared.localhost')).status;
      await expect.poll(status, { intervals: [100], timeout: 2_000 }).toBe(404);
    }

    const [first, second] = sites;
    expect(await first?.end('SIGTERM')).toBe(0);
    expect((await second?.get('trattoria.localhost'))?.status, 'the others go on').toBe(200);
  } finally {
    for (const site of sites) await site.stop();
    await postgresql.stop();
  }
});
