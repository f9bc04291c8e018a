/**
 * Configurations of 32 MB that are as bad as they can be: the longest turn of the event loop while each is read and each kind
 * of page is rendered, which is how long every other brand waits. Fails above a second. `npm run bench -- hostile-brands`,
 * with `--only WORDS` for some of them and `--megabytes N` for smaller ones.
 */
import { pageRenderer } from '../render/page-renderer.ts';

const renderer = await pageRenderer();

import { parseArgs } from 'node:util';
import v8 from 'node:v8';
import vm from 'node:vm';
import { createConfigurationCache } from '@tablefront/backend-client/configuration-cache';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { llms } from '@tablefront/restaurant/site-documents/llms';
import { sitemap } from '@tablefront/restaurant/site-documents/sitemap';
import { locationSlugs, menuSlugs } from '@tablefront/restaurant/slugs';
import { answerQuestion } from '../../apps/backend/src/assistant/engine/answer-question.ts';
import { saveResult } from '../measuring/results.ts';
import { longestTurnOf } from './longest-turn.ts';
import { largest, shapes } from './shapes.ts';

/** Milliseconds; what a visitor of another brand waits at most. */
const LIMIT = 1_000;

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, megabytes: { type: 'string' } },
});
const bytes = values.megabytes === undefined ? largest : Number(values.megabytes) * 1024 * 1024;
const pages = [
  ...['/', '/locations', '/menu', '/offers', '/careers', '/catering', '/contact', '/feedback', '/franchise'],
  ...['/privacy-policy', '/terms-and-conditions', '/cookie-policy', '/accessibility-statement'],
];

v8.setFlagsFromString('--expose-gc');
const collectGarbage: () => void = vm.runInNewContext('gc');

const results: { shape: string; step: string; ms: number }[] = [];
for (const { name, write } of shapes.filter((shape) => shape.name.includes(values.only))) {
  const text = `{"success":true,"data":${write(bytes)}}`;
  const steps: { step: string; ms: number }[] = [];
  const measure = async <T>(step: string, work: () => T | Promise<T>): Promise<T> => {
    const { result, ms } = await longestTurnOf(work);
    steps.push({ step, ms });
    return result;
  };
  // What the shape took to write is no part of it.
  collectGarbage();
  const answer = await measure('reading', () => createConfigurationCache().read(text, ''));
  if (answer.kind === 'read') await visit(answer.configuration, measure);
  const worst = steps.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  console.log(`${name}: ${answer.kind}, ${worst.map(({ step, ms }) => `${step} ${ms.toFixed(0)} ms`).join(', ')}`);
  results.push(...worst.slice(0, 1).map((step) => ({ shape: name, ...step })));
}
if (values.only === '') saveResult('hostile-brands', { megabytes: bytes / 1024 / 1024, shapes: results });
const over = results.filter(({ ms }) => ms > LIMIT);
if (over.length > 0) {
  console.error(`Above ${LIMIT} ms: ${over.map(({ shape, step }) => `${shape} (${step})`).join(', ')}`);
  process.exitCode = 1;
}

async function visit(
  configuration: SiteConfiguration,
  measure: (step: string, work: () => unknown) => Promise<unknown>,
): Promise<void> {
  const { locations } = configuration;
  const origin = 'https://hostile.example';
  const now = new Date();
  const [place = 0] = locations.flatMap((location, index) => (location.menu.length > 0 ? [index] : []));
  const ofPlace =
    locations.length === 0
      ? []
      : [`/location/${locationSlugs(locations)[place]}`, `/menu/${menuSlugs(locations)[place]}`];
  for (const page of [...pages, ...ofPlace]) {
    await measure(page, () => renderer.render(configuration, page).catch((error: Error) => error.message));
  }
  await measure('/sitemap.xml', () => sitemap(configuration, { origin, now }));
  await measure('/llms.txt', () => llms(configuration, { origin, now }));
  for (const question of ['What vegan dishes do you have?', 'Are you open now?', 'Where are you?']) {
    await measure(`"${question}"`, () => answerQuestion(configuration, question, { now }));
  }
}
