import { expect, test } from './support/fixtures.ts';
import { harbour, main, openLocation, openStatus, todaysHours } from './support/location-page.ts';
import { dateAt, momentAt } from './support/place-time.ts';

test.describe('seen from Toronto', () => {
  test.use({ timezoneId: 'America/Toronto' });

  test('the clock of the place counts: late on Friday it is evening in Vancouver', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour, momentAt('America/Vancouver', 'Fri', '22:30'));
    await expect(openStatus(page)).toContainText('open until 2:00 AM');
    await expect(todaysHours(page)).toHaveText('Fri 6:00 PM – 2:00 AM');
    const marked = page.getByRole('table', { name: 'Hours of Harbour', exact: true }).locator('[aria-current=date]');
    await expect(marked).toHaveText(/^Friday/);
  });

  test('it is open there when its hours are over here', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour, momentAt('America/Vancouver', 'Tue', '20:00'));
    await expect(openStatus(page)).toHaveText('Open open until 9:00 PM ');
    await expect(page.getByText('Pickup closed now')).toBeVisible();
  });

  test('past midnight the hours of the day before still run, though Saturday is closed', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour, momentAt('America/Vancouver', 'Sat', '01:00'));
    await expect(openStatus(page)).toContainText('open until 2:00 AM');
    await expect(todaysHours(page)).toHaveText('Sat Open until 2:00 AM');
  });

  test('at the closing minute it is closed', async ({ page, hosted }) => {
    await openLocation(page, hosted, harbour, momentAt('America/Vancouver', 'Sat', '02:00'));
    await expect(openStatus(page)).toHaveText('Closed Closed today Opens tomorrow at 11:00 AM');
    await expect(todaysHours(page)).toHaveText('Sat Closed');
  });
});

test.describe('seen from Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('without a time zone of the place the visitor’s local time counts', async ({ page, hosted }) => {
    const { timeZone: _, ...zoneless } = harbour;
    await openLocation(page, hosted, zoneless, momentAt('Asia/Tokyo', 'Sun', '12:00'));
    await expect(todaysHours(page)).toHaveText('Sun 11:00 AM – 9:00 PM');
    await expect(openStatus(page)).toContainText('open until 9:00 PM');
  });
});

test('on a holiday its own row is today’s, and status and today agree with it', async ({ page, hosted }) => {
  const moment = momentAt('America/Vancouver', 'Wed', '12:00');
  const today = dateAt('America/Vancouver', moment);
  const later = dateAt('America/Vancouver', new Date(moment.getTime() + 3 * 86_400_000));
  const festive = {
    ...harbour,
    specialOpeningHoursSpecification: [
      { validFrom: today, closed: true },
      { validFrom: later, opens: '12:00', closes: '16:00' },
      { validFrom: '2020-12-25', closed: true },
    ],
  };
  await openLocation(page, hosted, festive, moment);
  const holidays = page.getByRole('table', { name: 'Holiday hours' });
  await expect(holidays.getByRole('row')).toHaveCount(2);
  await expect(holidays.locator('[aria-current=date]')).toHaveText(/^Wednesday, .*Closed$/);
  await expect(holidays.getByRole('row').last()).toHaveText(/^Saturday, .*12:00 PM – 4:00 PM$/);
  await expect(
    page.getByRole('table', { name: 'Hours of Harbour', exact: true }).locator('[aria-current]'),
  ).toHaveCount(0);
  await expect(openStatus(page)).toContainText('Closed today');
  await expect(todaysHours(page)).toHaveText('Wed Closed');
});

test('hours that cannot be read are shown as they are, without a badge', async ({ page, hosted }) => {
  const vague = {
    ...harbour,
    pickupHours: undefined,
    openingHours: [{ day: 'Monday', open: 'ask us', close: '21:00' }],
  };
  await openLocation(page, hosted, vague, momentAt('America/Vancouver', 'Mon', '12:00'));
  await expect(openStatus(page)).toHaveText(/ask us/);
  await expect(openStatus(page).locator('.badge')).toHaveCount(0);
  await expect(todaysHours(page)).toHaveText(/^Mon .*ask us/);
});

test('without hours it says so, once', async ({ page, hosted }) => {
  const { openingHours: _, pickupHours: __, ...location } = harbour;
  await openLocation(page, hosted, location);
  await expect(main(page).getByText('Hours not available', { exact: true })).toHaveCount(1);
  await expect(openStatus(page)).toHaveCount(0);
});
