import type { Page } from '@playwright/test';
import { oneLocation, severalLocations } from './support/configurations.ts';
import { expect, test } from './support/fixtures.ts';
import { hydrated } from './support/hydration.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  name: string;
  /** What is wrong with how its focus shows. */
  fault?: string;
}

/** Where the focus is, and whether a sighted keyboard user can see it; nothing when it left the page. */
function focusedStop(): Stop | undefined {
  const element = document.activeElement;
  if (!element || element === document.body) return undefined;
  const name = `${element.tagName.toLowerCase()} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return { name, fault: 'no outline' };
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 4, top + 4],
    [right - 4, bottom - 4],
    [left + 4, bottom - 4],
    [right - 4, top + 4],
  ] as const;
  const seen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  return seen ? { name } : { name, fault: 'covered or out of the window' };
}

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < 300; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page.');
}

/** What can be clicked and is shown. */
const reachable = (page: Page) =>
  page.evaluate(() => {
    const operable = [...document.querySelectorAll('a[href], button, summary, [tabindex="0"], iframe')];
    return operable.filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      return element.getAttribute('tabindex') !== '-1' && element.tagName !== 'IFRAME';
    }).length;
  });

for (const [what, configuration] of [
  ['one location', oneLocation],
  ['several locations', severalLocations(3)],
] as const) {
  test(`the home page of a brand with ${what} can be walked through by keyboard, the focus always in sight`, async ({
    page,
    hosted,
  }) => {
    await page.goto(hosted.brand(configuration).url());
    await hydrated(page);
    const stops = (await walk(page)).filter(({ name }) => !name.startsWith('iframe'));
    // By now a carousel that has nothing to scroll has put its buttons away.
    const expected = await reachable(page);
    expect(stops[0]?.name).toBe('a Skip to content');
    expect(stops.filter(({ fault }) => fault)).toEqual([]);
    expect(stops).toHaveLength(expected);
  });
}

test('the skip link leads past the navigation', async ({ page, hosted }) => {
  await page.goto(hosted.brand(oneLocation).url('/offers'));
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('menu, hours, questions and links work with Enter and Space', async ({ page, hosted, isMobile }) => {
  const faqs = [1, 2].map((number) => ({ question: `Question ${number}?`, answer: `Answer ${number}.` }));
  const brand = hosted.brand({ ...oneLocation, faqs });
  await page.goto(brand.url());
  await hydrated(page);
  const question = page.locator('summary', { hasText: 'Question 2?' });
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answer 2.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Answer 2.')).toBeHidden();

  if (isMobile) {
    await page.locator('summary[aria-label="Menu"]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'Home' })).toBeFocused();
  } else {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).focus();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(brand.url('/menu'));
});

test('hours of a location unfold by keyboard', async ({ page, hosted }) => {
  await page.goto(hosted.brand(severalLocations(2)).url());
  await hydrated(page);
  const card = page.locator('.location-card').first();
  await card.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(card.getByText('Hide hours')).toBeVisible();
  await expect(card.getByRole('table')).toBeVisible();
});
