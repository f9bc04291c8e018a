/**
 * Three pages of the demo group by this project, by Next.js and twice by Astro, with the same content, style and pictures:
 * `npm run bench -- frameworks`. What differs is said in `benchmarks/README.md`.
 */
import { pageRenderer } from '../render/page-renderer.ts';

const renderer = await pageRenderer();

import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ask } from '../drill/http-client.ts';
import { saveResult } from '../measuring/results.ts';
import { spreadOf } from '../measuring/rounds.ts';
import { type Contender, startContenders } from './contenders.ts';
import { firstTouch } from './first-touch.ts';
import { lighthouse } from './lighthouse.ts';
import { navigation, throughDistance } from './navigation.ts';
import { type PageName, pages } from './prepare.ts';
import { type LoadedPage, loadPage } from './transfers.ts';

const { values } = parseArgs({
  options: {
    /** Of Lighthouse. */
    rounds: { type: 'string', default: '5' },
    /** Rounds of touches and navigations. */
    taps: { type: 'string', default: '7' },
    /** The references stand as they were built the last time. */
    built: { type: 'boolean', default: false },
  },
});
const browserPath = process.env.CHROMIUM_PATH ?? chromium.executablePath();
if (!existsSync(browserPath)) throw new Error('There is no browser: `npm test` installs one, or set CHROMIUM_PATH.');

type Figures = Record<string, number>;
/** By page and contender. */
const transfers: Record<string, Record<string, Omit<LoadedPage, 'text'>>> = {};
const touches: Samples = {};
const visits: Samples = {};
const navigations: Samples = {};
/** By page and contender, one for each round. */
type Samples = Record<string, Record<string, Figures[]>>;

const contenders = await startContenders(renderer, values.built);
try {
  for (const page of Object.keys(pages) as PageName[]) await compareTransfers(page);
  save();
  await inRounds(Number(values.taps), async (contender) => {
    for (const [page, url] of urlsOf(contender))
      add(touches, page, contender, await firstTouch(page, url, browserPath));
  });
  const far = new Map(await Promise.all(contenders.map(async (one) => [one, await throughDistance(one)] as const)));
  await inRounds(Number(values.taps), async (contender) => {
    const origin = far.get(contender)?.origin ?? '';
    for (const hovered of [true, false]) {
      const page = hovered ? 'rested on for a second' : 'pressed at once';
      add(navigations, page, contender, await navigation(origin, { hovered, browserPath }));
    }
  });
  for (const { stop } of far.values()) stop();
  save();
  await inRounds(Number(values.rounds), async (contender) => {
    for (const [page, url] of urlsOf(contender)) add(visits, page, contender, await lighthouse(url, browserPath));
  });
  save();
} finally {
  for (const { stop } of contenders) await stop();
}

/** After each part: it takes half an hour. */
function save(): void {
  const summary = { touches: spreads(touches), navigations: spreads(navigations), lighthouse: spreads(visits) };
  saveResult('frameworks', { rounds: Number(values.rounds), taps: Number(values.taps), transfers, ...summary });
}

function urlsOf({ origin }: Contender): [PageName, string][] {
  return Object.entries(pages).map(([page, path]) => [page as PageName, origin + path]);
}

/** Each contender once in a round, the other way round in every second one. */
async function inRounds(rounds: number, measure: (contender: Contender) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of round % 2 === 0 ? contenders : contenders.toReversed()) await measure(contender);
  }
}

function add(samples: Samples, page: string, { name }: Contender, figures: Figures): void {
  samples[page] ??= {};
  samples[page][name] ??= [];
  samples[page][name].push(figures);
  const shown = Object.entries(figures).map(([key, value]) => `${key} ${Math.round(value)}`);
  console.log(`  ${page}, ${name}: ${shown.join(', ')}`);
}

/** Median, lowest and highest of each figure. */
function spreads(samples: Samples) {
  const spreadOfFigures = (rounds: Figures[]) => {
    const names = Object.keys(rounds[0] ?? {});
    return Object.fromEntries(names.map((name) => [name, spreadOf(rounds.map((round) => round[name] ?? Number.NaN))]));
  };
  return mapped(samples, (byContender) => mapped(byContender, spreadOfFigures));
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

async function compareTransfers(page: PageName): Promise<void> {
  let words: string | undefined;
  for (const { name, origin } of contenders) {
    // As the second visitor of a page gets it: the site compresses a page well once it is asked for again.
    const { host, port } = new URL(origin);
    const headers = { host, 'accept-encoding': 'br' };
    for (let before = 0; before < 3; before += 1) await ask({ port: Number(port), path: pages[page], headers });
    await wait(2_000);
    const { text, ...visit } = await loadPage(page, origin + pages[page], browserPath);
    words ??= text;
    if (text !== words) console.log(`  ${page} by ${name} does not read the same:\n${differenceOf(text, words)}`);
    transfers[page] = { ...transfers[page], [name]: visit };
    const kilobytes = Object.entries(visit.loaded.bytes).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`);
    console.log(
      `  ${page}, ${name}: kB ${kilobytes.join(', ')}; ${visit.loaded.requestsBesidesPictures} requests; after a touch ${visit.touched} bytes`,
    );
  }
}

/** Where two texts part, and how they go on. */
function differenceOf(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `    …${one.slice(Math.max(0, at - 60), at + 100)}…\n    …${other.slice(Math.max(0, at - 60), at + 100)}…`;
}
