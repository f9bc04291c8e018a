import { submissionPaths } from '@tablefront/backend-client/submissions';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { openSubmissionSite, storedSubmissions } from '../../testing/submission-site.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import { brandHosts } from '../database/schema.ts';
import { createTellingReader } from '../notifications/routes/stored-routes.ts';
import { saveNotificationSettings } from '../notifications/stored-settings.ts';

const logger = watchErrors();
const body = { restaurant_id: 'r1', type: 'website', nature: 'other', message: 'Good soup' };
const old = makeBrand('old', ['shared.example'], '{"name":"Old","locations":[{"restaurant_id":"r1","name":"Hill"}]}');
const young = makeBrand(
  'young',
  ['shared.example'],
  '{"name":"Young","locations":[{"restaurant_id":"r1","name":"Hill"}]}',
);
const fromPage = { referer: 'https://shared.example/feedback' };

describeOnEachDatabase('what is remembered of brands', (settings) => {
  test('is over as soon as a brand, a host or who is told changes, in whatever process', async () => {
    let told: number | undefined;
    const site = await openSubmissionSite(await settings(), logger, {
      whoIsTold: async ({ brandId }, { generation }) => {
        told = (await readTelling(brandId, generation)).routes.length;
        return [];
      },
    });
    const { database } = site;
    const readTelling = createTellingReader(database);
    const send = async () => {
      told = undefined;
      const { status } = await site.post(submissionPaths.feedback, body, fromPage);
      const stored = await storedSubmissions(database);
      return { status, count: stored.length, brand: stored.at(-1)?.brandId, told };
    };
    await site.importBrand(old);
    expect(await send()).toEqual({ status: 200, count: 1, brand: 'old', told: 0 });
    expect(await send()).toEqual({ status: 200, count: 2, brand: 'old', told: 0 });
    await saveNotificationSettings(database, 'old', { email: [{ to: ['a@b.example'] }], webhook: [] });
    expect(await send()).toEqual({ status: 200, count: 3, brand: 'old', told: 1 });
    await saveOperatorBrand(database, young, { replace: true });
    expect(await send()).toEqual({ status: 200, count: 4, brand: 'young', told: 0 });
    await database.delete(brandHosts).where(eq(brandHosts.host, 'shared.example'));
    // Several brands have the restaurant, and nothing tells which one it is.
    expect(await send()).toMatchObject({ status: 400, count: 4 });
    await saveOperatorBrand(database, young);
    expect(await send()).toEqual({ status: 200, count: 5, brand: 'young', told: 0 });
    await site.close();
  });

  test('lets nothing be stored for a brand that changes between the look-up and the insertion', async () => {
    let change = async (): Promise<unknown> => undefined;
    const site = await openSubmissionSite(await settings(), logger, {
      async whoIsTold() {
        await change();
        return [];
      },
    });
    const { database } = site;
    const sendWhile = async (changing: () => Promise<unknown>) => {
      let done = false;
      change = async () => {
        if (done) return;
        done = true;
        await changing();
      };
      const { status } = await site.post(submissionPaths.feedback, body, fromPage);
      return { status, brands: (await storedSubmissions(database)).map(({ brandId }) => brandId) };
    };
    await site.importBrand(old);
    const moved = await sendWhile(() => saveOperatorBrand(database, young, { replace: true }));
    expect(moved).toEqual({ status: 200, brands: ['young'] });
    const gone = await sendWhile(() => database.delete(brandHosts).where(eq(brandHosts.brandId, 'young')));
    expect(gone).toEqual({ status: 400, brands: ['young'] });
    await site.close();
  });
});
