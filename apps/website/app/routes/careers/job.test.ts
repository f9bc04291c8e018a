import { expect, test } from 'vitest';
import { ORIGIN, visited as visitedPage } from '../../rendering/visited-page.test-support.ts';

const jobs = [
  {
    title: 'Grill cook',
    type: 'Full-time',
    location_name: 'Queen West',
    description: 'You tend the fire.',
    requirements: ['One year on a line'],
    benefits: ['$22 an hour'],
    validThrough: '2026-11-30',
  },
  { title: 'Runner', validThrough: '2026-11-19' },
  { title: 'Baker' },
];

async function visited(path: string, more: object = {}) {
  const { answer, html } = await visitedPage({ name: 'Ember', jobs, ...more }, path);
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const data = [...scripts].map(([, json = '']) => JSON.parse(json));
  return { answer, html, postings: data.filter((node) => node['@type'] === 'JobPosting') };
}

test('the list bears no JobPosting, and links to the page of each open job', async () => {
  const { html, postings } = await visited('/careers');
  expect(postings).toEqual([]);
  const links = [...html.matchAll(/href="(\/careers\/[^"]+)"/g)].map(([, path]) => path);
  expect(links).toEqual(['/careers/grill-cook-queen-west', '/careers/baker']);
});

test('the page of a job says all of it, bears its JobPosting, and leads to the form with the job chosen', async () => {
  const { answer, html, postings } = await visited('/careers/grill-cook-queen-west');
  expect(answer.status).toBe(200);
  const url = `${ORIGIN}/careers/grill-cook-queen-west`;
  expect(postings).toMatchObject([{ title: 'Grill cook', url, validThrough: '2026-11-30' }]);
  expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
  expect(html).toContain('<title>Grill cook, Queen West | Ember</title>');
  for (const text of ['You tend the fire.', 'Full-time', 'One year on a line', '$22 an hour', '30 November 2026']) {
    expect(html.replace(/<script.*?<\/script>/gs, ''), text).toContain(text);
  }
  const link = 'href="/careers?position=grill-cook-queen-west#apply"';
  expect(html).toContain(link);
  const { html: form } = await visited('/careers?position=grill-cook-queen-west');
  expect(form).toMatch(/<option value="grill-cook-queen-west"[^>]* selected=""/);
});

test.each([
  ['whose last day is over', '/careers/runner', 410],
  ['that nobody knows', '/careers/astronaut', 404],
  ['that is the open application', '/careers/open', 404],
])('a job %s is gone, also for search engines', async (_, path, status) => {
  const { answer, html, postings } = await visited(path);
  expect(answer.status).toBe(status);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(postings).toEqual([]);
});

test('another spelling leads to the job, and an old address where the operator sends it', async () => {
  const { answer } = await visited('/careers/Grill%20Cook,%20Queen%20West?from=poster');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/careers/grill-cook-queen-west?from=poster']);
  const { answer: old } = await visited('/careers/chef', { redirects: [{ from: '/careers/chef', to: '/contact' }] });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/contact']);
});
