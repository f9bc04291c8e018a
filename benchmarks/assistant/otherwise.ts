/**
 * Questions that are answered right, asked otherwise: misspelt, with what guests say around them, in other words. The answer must hold
 * the same facts. What is changed is chosen by a generator of its own, so that each run changes the same.
 */
import { mistakesIn } from './mistakes.ts';
import type { EvaluatedQuestion } from './question.ts';
import { tables } from './tables.ts';

const SAMPLE = 700;

type Pick = <Part>(some: readonly Part[]) => Part;

/** A linear congruential generator, as in ISO C, which chooses; undefined of nothing. */
export function makePick(): Pick {
  let state = 7;
  return (some) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return some[Math.floor((state / 0x7fff_ffff) * some.length)] ?? (some[0] as (typeof some)[number]);
  };
}

/** The question with one of its longer words changed at a place behind its first letter; undefined where none is long enough. */
function inOneWord(ask: string, pick: Pick, change: (word: string, at: number) => string): string | undefined {
  const words = ask.split(' ');
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? at : []));
  if (long.length === 0) return undefined;
  const at = pick(long);
  const word = words[at] ?? '';
  const letter = pick(Array.from({ length: word.length - 2 }, (_, index) => index + 1));
  return words.with(at, change(word, letter)).join(' ');
}

const before =
  'hey |hi there |quick question |ok so |sorry but |just wondering |good evening! |heya |one q: |i wanted to ask |hey :) '.split(
    '|',
  );
const behind =
  ' pls| thanks| lol| please let me know|??| asap| or no| by any chance| mate| k thx| many thanks| please and thank you'.split(
    '|',
  );
const sentences =
  'im visiting from ohio|we just moved here|my friend told me about you guys|first time here|so hungry|tried calling but nobody answered|heard great things|ugh long day|not from around here|the website is confusing|a coworker recommended you'.split(
    '|',
  );

/** What else guests call things; each once, where it stands. */
const others: readonly (readonly [RegExp, string])[] = [
  [/\bdo (?:you|u) have\b/i, 'u got'],
  [/\bwhat time\b/i, 'when'],
  [/\bcan i\b/i, 'could i'],
  [/\bvegetarian\b/i, 'veggie'],
  [/\bkids?\b/i, 'kiddos'],
  [/\bcheapest\b/i, 'least expensive'],
  [/\bdiscounts?\b/i, 'money off'],
  [/\bgluten free\b/i, 'gf'],
  [/\btakeout\b/i, 'takeaway'],
  [/\btomorrow\b/i, 'tmrw'],
  [/\btonight\b/i, 'this evening'],
  [/\bpeople\b/i, 'ppl'],
  [/\bbook\b/i, 'reserve'],
];

const ways: readonly { name: string; bar: number; change: (ask: string, pick: Pick) => string | undefined }[] = [
  {
    name: 'two letters changed places',
    bar: 92,
    change: (ask, pick) =>
      inOneWord(ask, pick, (word, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`),
  },
  {
    name: 'a letter is missing',
    bar: 88,
    change: (ask, pick) => inOneWord(ask, pick, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  },
  {
    name: 'a letter is typed twice',
    bar: 96,
    change: (ask, pick) => inOneWord(ask, pick, (word, at) => word.slice(0, at) + word[at] + word.slice(at)),
  },
  { name: 'begun with a greeting', bar: 97, change: (ask, pick) => pick(before) + ask },
  { name: 'ended with thanks', bar: 97, change: (ask, pick) => ask.replace(/[?.!]+$/, '') + pick(behind) },
  { name: 'behind a sentence of the guest', bar: 97, change: (ask, pick) => `${pick(sentences)}. ${ask}` },
  {
    name: 'before a sentence of the guest',
    bar: 97,
    change: (ask, pick) => `${ask.replace(/[?.!]*$/, '.')} ${pick(sentences)}`,
  },
  {
    name: 'in other words',
    bar: 93,
    change: (ask) => others.flatMap(([pattern, word]) => (pattern.test(ask) ? ask.replace(pattern, word) : []))[0],
  },
];

/** English questions of all tables that are answered right, spread over them. */
function sampled(): EvaluatedQuestion[] {
  const all = tables
    .flatMap(({ list }) => list)
    .filter(({ ask, topics }) => /^[\x20-\x7e’]*$/.test(ask) && !topics.some((topic) => /^(?:fr|es)$/.test(topic)));
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return all.filter((question, at) => at % step === 0 && mistakesIn(question).mistakes.length === 0);
}

/** Whether in each way enough of what is right stays right. @param verbose prints what does not */
export function askOtherwise(verbose: boolean): boolean {
  const questions = sampled();
  console.log(`\n${questions.length} of these questions, asked otherwise:`);
  const reached = ways.map(({ name, bar, change }) => {
    const pick = makePick();
    const changed = questions.flatMap((question) => {
      const ask = change(question.ask, pick);
      return ask === undefined || ask === question.ask ? [] : [{ ...question, ask }];
    });
    const wrong = changed.filter((question) => mistakesIn(question).mistakes.length > 0);
    const percent = (1 - wrong.length / changed.length) * 100;
    console.log(
      `  ${name.padEnd(32)} ${changed.length - wrong.length} of ${changed.length} still right (${percent.toFixed(1)} %)`,
    );
    if (verbose)
      for (const { brand, earlier, ask } of wrong)
        console.log(`    otherwise ${brand}: ${[...earlier, ask].join(' >> ')}`);
    return percent >= bar;
  });
  return !reached.includes(false);
}
