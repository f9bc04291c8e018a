import { submissionPaths } from '@tablefront/backend-client/submissions';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { catering } from '../../testing/sample-submissions.ts';
import { submissionSuite } from '../../testing/submission-suite.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { brandRestaurants, brands, demosEnded } from '../database/schema.ts';
import { fillBrandRestaurants } from './brand-queries.ts';
import type { CalledSite } from './brand-visit.ts';
import { saveDemoBrands } from './demo-brands.ts';

const logger = watchErrors();

describeOnEachDatabase('the brand of what is sent', (makeDatabase) => {
  const suite = submissionSuite(makeDatabase, logger);
  const { stored, only } = suite;

  const send = (change: Record<string, unknown>, headers: Record<string, string> = {}, site?: CalledSite) =>
    suite.site.post(submissionPaths.catering, { ...catering, ...change }, headers, undefined, site);
  const own = (brand: string): CalledSite => ({ brand, byOwnPage: true });

  test.each([
    [{ restaurant_id: 'kitchen' }, 'lucia'],
    [{ restaurant_id: 2 }, 'lucia'],
    [{ restaurant_id: 'lucia' }, 'lucia'],
    [{ restaurant_id: 'Lucia & Co' }, 'lucia'],
    [{ restaurant_id: 'nova.example' }, 'nova'],
    [{ restaurant_id: 'r1', brand_id: 'NOVA' }, 'nova'],
    [{ restaurant_id: 'r1', brand_id: 'lucia.example:443' }, 'lucia'],
  ])('of %j is %s', async (change, brandId) => {
    expect((await send(change)).status).toBe(200);
    expect((await only())?.brandId).toBe(brandId);
  });

  test('of an id that several have is that of the page', async () => {
    expect((await send({ restaurant_id: 'r1' }, { origin: 'https://nova.example' })).status).toBe(200);
    const referer = 'https://lucia.example:8443/catering';
    expect((await send({ restaurant_id: 'r1' }, { referer })).status).toBe(200);
    expect((await stored()).map(({ brandId }) => brandId)).toEqual(['nova', 'lucia']);
    const headers: Record<string, string>[] = [{}, { origin: 'https://other.example' }, { origin: 'null' }];
    for (const given of headers) {
      const response = await send({ restaurant_id: 'r1' }, given);
      expect(response.status).toBe(400);
      expect((await response.json()).fields.restaurant_id).toContain('could not tell which restaurant');
    }
  });

  test('of a host name is the one on that host, whoever claims it as an id of its own', async () => {
    const claims = ['nova.example', 'Lucia & Co'].map((id) => ({ id, name: 'Mine' }));
    await suite.site.importBrand(
      makeBrand('thief', ['thief.example'], JSON.stringify({ name: 'Thief', locations: claims })),
    );
    expect((await send({ restaurant_id: 'nova.example' })).status).toBe(200);
    const fromPage = { origin: 'https://lucia.example' };
    expect((await send({ restaurant_id: 'Lucia & Co' }, fromPage)).status).toBe(200);
    expect((await send({ brand_id: 'Lucia & Co', restaurant_id: 'r1' }, fromPage)).status).toBe(200);
    expect((await stored()).map(({ brandId }) => brandId)).toEqual(['nova', 'lucia', 'lucia']);
    await suite.site.importBrand(makeBrand('thief', [], '{"name":"Thief"}'));
  });

  test('is known by the ids of its last import, also when that was before ids were written down', async () => {
    await suite.site.importBrand(makeBrand('moving', [], '{"name":"Moving","locations":[{"id":"before","name":"A"}]}'));
    await suite.site.importBrand(makeBrand('moving', [], '{"name":"Moving","locations":[{"id":"after","name":"A"}]}'));
    expect((await send({ restaurant_id: 'before' })).status).toBe(400);
    expect((await send({ restaurant_id: 'after' })).status).toBe(200);
    await suite.site.database.delete(brandRestaurants);
    expect((await send({ restaurant_id: 'after' })).status).toBe(400);
    await fillBrandRestaurants(suite.site.database);
    expect((await send({ restaurant_id: 'after' })).status).toBe(200);
    expect((await send({ restaurant_id: '2' })).status).toBe(200);
  });

  const ofNova = { 'x-brand-id': 'nova' };
  const atLucia = { origin: 'https://lucia.example' };
  test.each<[string, Record<string, unknown>, Record<string, string>, CalledSite | undefined, string]>([
    ['a page of the site, by its id', { restaurant_id: 'r1' }, {}, own('nova'), 'nova'],
    ['a page of the site, by its host', { restaurant_id: 'r1' }, {}, own('LUCIA.example.'), 'lucia'],
    ['a page of the site on a host of another', { restaurant_id: 'r1' }, atLucia, own('nova'), 'nova'],
    ['a page that says so', { restaurant_id: 'r1' }, ofNova, undefined, 'nova'],
    [
      'a page that says so, where nobody knows its host',
      { restaurant_id: 'r1' },
      { ...ofNova, origin: 'http://x.example' },
      undefined,
      'nova',
    ],
    ['no page, at the address of a site', { restaurant_id: 'r1' }, {}, { brand: 'nova', byOwnPage: false }, 'nova'],
    ['no page, with an id of one brand only', { restaurant_id: 2 }, {}, { brand: 'nova', byOwnPage: false }, 'lucia'],
    [
      'the page in the body',
      { restaurant_id: 'r1', brand_id: undefined },
      { referer: 'https://nova.example/x' },
      undefined,
      'nova',
    ],
  ])('is known by %s', async (_what, change, headers, site, brandId) => {
    expect((await send(change, headers, site)).status).toBe(200);
    expect((await only())?.brandId).toBe(brandId);
  });

  const changed = 'This page has changed since you opened it. Please reload this page and try again.';
  const notFound = 'We could not find this restaurant. Please reload this page and try again.';
  test.each<[string, Record<string, unknown>, Record<string, string>, CalledSite | undefined, number, string]>([
    ['an id that only another brand has', { restaurant_id: 2 }, {}, own('nova'), 400, notFound],
    ['another brand that the body names', { restaurant_id: 'r1', brand_id: 'lucia' }, {}, own('nova'), 400, notFound],
    [
      'an id that only another brand has, from a page elsewhere',
      { restaurant_id: 2 },
      { origin: 'https://nova.example' },
      undefined,
      400,
      notFound,
    ],
    ['a page of another brand than the site shows now', { restaurant_id: 'r1' }, ofNova, own('lucia'), 409, changed],
    [
      'a page that says it is of another brand than its host is',
      { restaurant_id: 'r1' },
      { ...ofNova, ...atLucia },
      undefined,
      409,
      changed,
    ],
    ['a page of a brand that is gone', { restaurant_id: 'r1' }, { 'x-brand-id': 'gone' }, undefined, 409, changed],
    ['a page of a brand that is gone from its site', { restaurant_id: 2 }, {}, own('gone.example'), 409, changed],
  ])('is never guessed: %s is refused', async (_what, change, headers, site, status, error) => {
    const response = await send(change, headers, site);
    expect([response.status, await response.json()]).toMatchObject([status, { success: false, error }]);
    expect(await stored()).toEqual([]);
  });

  test('is no demo where a brand has the id too, except on the demo itself', async () => {
    await suite.site.database.delete(brands);
    await suite.site.database.delete(demosEnded);
    const sharing = JSON.stringify({ name: 'Shares', locations: [{ restaurant_id: 2, name: 'A' }] });
    await saveDemoBrands(suite.site.database, [makeBrand('demo:a', ['demo.localhost'], sharing)]);
    await suite.site.importBrand(makeBrand('real', ['real.example'], sharing));
    const demo = { origin: 'http://demo.localhost:3000' };
    for (const given of [{}, demo]) expect((await send({}, given)).status).toBe(200);
    expect((await send({}, {}, own('demo:a'))).status).toBe(200);
    expect((await stored()).map(({ brandId }) => brandId)).toEqual(['real', 'demo:a', 'demo:a']);
  });
});
