import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Language } from '../language/language.ts';
import { sayIn } from '../language/say.ts';
import { wordsOf } from '../language/words.ts';
import { placesMeant, type Request } from '../request.ts';
import { answerHours } from './answer-hours.ts';
import { serviceAsked } from './asked.ts';
import { inCountry } from './own-days.ts';
import { readWhen } from './read-when.ts';

type Configuration = Record<string, unknown>;

/** A Friday: 6:30 PM in Toronto. */
const friday = new Date('2026-11-20T23:30:00Z');
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const daily = (open: string, close: string) => weekdays.map((day) => ({ day, open, close }));

const noWish: Request['wish'] = {
  dishes: [],
  wanted: [],
  typed: new Map(),
  text: '',
  missing: [],
  parts: [],
  excluded: [],
  diets: [],
  unmarked: [],
  avoid: [],
  allergens: [],
  quantities: [],
  ordered: [],
  either: false,
  begun: new Set(),
  solid: false,
  asks: new Set(),
};

interface Question {
  /** In plain English, where the question is in another language. */
  plain?: string;
  language?: Language;
  now?: Date;
  /** Positions of the places it is about. */
  places?: number[];
}

function ask(
  given: Configuration,
  question: string,
  { plain, language = 'en', now = friday, places = [] }: Question = {},
): Answer {
  const read = readSiteConfiguration({ name: 'Prova', telephone: '(416) 555-0100', ...given });
  if (!read.ok) throw new Error(read.error);
  const knowledge = knowledgeOf(read.configuration);
  const text = plain ?? wordsOf(question).join(' ');
  const date = new Date(now.getTime() - 5 * 3_600_000).toISOString().slice(0, 10);
  const asking = { configuration: read.configuration, knowledge, now, say: sayIn(language) };
  const named = places.flatMap((index) => knowledge.places[index] ?? []);
  const which = /\b(?:which|who)\b/.test(text);
  const request: Request = {
    ...asking,
    intent: 'hours',
    text,
    words: text.split(' '),
    named,
    places: placesMeant(named, which, asking),
    mention: { places: [], towns: [], words: new Set() },
    which,
    when: inCountry(readWhen(question, text, language, { now, date }), knowledge),
    wish: noWish,
  };
  return answerHours(request);
}

const toronto = { timeZone: 'America/Toronto' };
const lucia = {
  ...toronto,
  openingHours: [
    ...['Tuesday', 'Wednesday', 'Thursday', 'Friday'].flatMap((day) => [
      { day, open: '12:00', close: '14:30' },
      { day, open: '17:00', close: '22:00' },
    ]),
    { day: 'Saturday', open: '12:00', close: '01:00' },
    { day: 'Sunday', open: '12:00', close: '21:00' },
  ],
  specialOpeningHoursSpecification: [
    { validFrom: '2026-12-24', opens: '12:00', closes: '17:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-26', closed: true },
  ],
};

describe('one place answers', () => {
  test.each([
    [
      'hours',
      /^Prova is open until 10:00 PM\. Today’s hours: .*\. The week: Tue – Fri 12:00 PM – 2:30 PM, .*; closed Monday\.$/,
    ],
    [
      'are you open now?',
      /^Yes\. Prova is open until 10:00 PM\. Today’s hours: 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM\.$/,
    ],
    ['until when?', /^Prova is open until 10:00 PM\. Today’s hours/],
    ['are you closed right now', /^No\. Prova is open until 10:00 PM/],
    ['are you open today', 'Yes. Prova is open today (Friday, November 20), 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.'],
    ['are you open on monday?', 'No. Prova is closed on Monday, November 23.'],
    ['is it closed on monday', 'Yes. Prova is closed on Monday, November 23.'],
    ['tuesday hours', 'Prova is open on Tuesday, November 24, 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.'],
    [
      'what time do you open tomorrow',
      'Prova opens at 12:00 PM; the hours tomorrow (Saturday, November 21) are 12:00 PM – 1:00 AM.',
    ],
    [
      'how late are you open on tuesday',
      'Prova closes at 10:00 PM; the hours on Tuesday, November 24 are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    ['when do you open for dinner on tuesday', /^Prova opens at 5:00 PM; the hours on Tuesday/],
    ['when do you open and close on sunday', 'Prova is open on Sunday, November 22, 12:00 PM – 9:00 PM.'],
    [
      'do you close at 9 on sunday',
      'Prova closes at 9:00 PM; the hours on Sunday, November 22 are 12:00 PM – 9:00 PM.',
    ],
    [
      'do you close between lunch and dinner on wednesday',
      'Prova is open on Wednesday, November 25, 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'are you open this weekend?',
      'Prova is open tomorrow (Saturday, November 21), 12:00 PM – 1:00 AM.\nProva is open on Sunday, November 22, 12:00 PM – 9:00 PM.',
    ],
    [
      'are you open on sunday and monday?',
      'Prova is open on Sunday, November 22, 12:00 PM – 9:00 PM.\nProva is closed on Monday, November 23.',
    ],
    [
      'open tomorrow morning?',
      'No. Prova is not open in the morning. The hours tomorrow (Saturday, November 21) are 12:00 PM – 1:00 AM.',
    ],
    [
      'are you open for lunch?',
      /^Open for lunch on Tuesdays, .* and Sundays\. The hours of Prova are: Tue – Fri 12:00 PM – 2:30 PM, .*; closed Monday\.$/,
    ],
    ['wat day r u closed', /^The hours of Prova are: .*; closed Monday\.$/],
    ['what days are you closed', /^The hours of Prova are: .*; closed Monday\.$/],
    ['which day do you close', /^The hours of Prova are: .*; closed Monday\.$/],
    ['is 8:45 too late on sunday', 'Prova closes at 9:00 PM; the hours on Sunday, November 22 are 12:00 PM – 9:00 PM.'],
    ['is sunday too late', 'Prova closes at 9:00 PM; the hours on Sunday, November 22 are 12:00 PM – 9:00 PM.'],
    [
      'is 9 in the morning on saturday too early',
      'Prova is open tomorrow (Saturday, November 21), 12:00 PM – 1:00 AM.',
    ],
    [
      'the day before christmas eve',
      'Prova is open on Wednesday, December 23, 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    ['open the day after christmas?', 'No. Prova is closed on Boxing Day (Saturday, December 26) (holiday hours).'],
    ['open till when tonight', /^Prova closes at 10:00 PM; the hours today/],
    ['open christmas?', 'No. Prova is closed on Christmas Day (Friday, December 25) (holiday hours).'],
    [
      'open on the 24th of december',
      'Yes. Prova is open on Thursday, December 24, 12:00 PM – 5:00 PM (holiday hours).',
    ],
    ['holiday hours', 'Holiday hours of Prova: Thursday, December 24: 12:00 PM – 5:00 PM; December 25 – 26: Closed.'],
    [
      'open easter monday?',
      'No special hours are listed for Easter Monday (Monday, March 29, 2027). Prova is usually closed on Mondays. Please call (416) 555-0100 to be sure.',
    ],
    [
      'are you open new years day',
      'No special hours are listed for New Year’s Day (Friday, January 1, 2027). The usual hours of that day are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM. Please call (416) 555-0100 to be sure.',
    ],
  ])('%j', (question, expected) => {
    const { response } = ask(lucia, question);
    if (typeof expected === 'string') expect(response).toBe(expected);
    else expect(response).toMatch(expected);
  });

  test.each([
    [
      'can i come at nine on Sunday',
      false,
      'Prova is not open at 9:00 PM. The hours on Sunday, November 22 are 12:00 PM – 9:00 PM.',
    ],
    [
      'can we eat at 8 on sunday',
      true,
      'Prova is open at 8:00 PM. The hours on Sunday, November 22 are 12:00 PM – 9:00 PM.',
    ],
    [
      'will you still be open at 10',
      false,
      'Prova is not open at 10:00 PM. The hours today (Friday, November 20) are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'are you open at 3 on wednesday',
      false,
      'Prova is not open at 3:00 PM. The hours on Wednesday, November 25 are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'open at 11am on wednesday',
      false,
      'Prova is not open at 11:00 AM. The hours on Wednesday, November 25 are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'open at 12:30am tomorrow',
      true,
      'Prova is open at 12:30 AM. The hours tomorrow (Saturday, November 21) are 12:00 PM – 1:00 AM.',
    ],
    [
      'are you open in an hour',
      true,
      'Prova is open at 7:30 PM. The hours today (Friday, November 20) are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'open from 2 to 4 on wednesday',
      false,
      'Prova is not open from 2:00 PM to 4:00 PM. The hours on Wednesday, November 25 are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'open until 10pm thursday?',
      true,
      'Prova is open until 10:00 PM. The hours on Thursday, November 26 are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'open after 10pm thursday?',
      false,
      'Prova is not open after 10:00 PM. The hours on Thursday, November 26 are 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'open past midnight on saturday?',
      true,
      'Prova is open after 12:00 AM. The hours tomorrow (Saturday, November 21) are 12:00 PM – 1:00 AM.',
    ],
    ['open at 9 on monday?', false, 'Prova is closed on Monday, November 23.'],
  ])('a verdict with %j', (question, holds, text) => {
    const { response, checked } = ask(lucia, question);
    expect(response).toBe(`${holds ? 'Yes' : 'No'}. ${text}`);
    expect(checked?.map((check) => check.holds)).toEqual([holds]);
  });

  test('a bare hour of a place that closes in the afternoon is in the morning', () => {
    const cafe = { ...toronto, openingHours: daily('07:00', '15:00') };
    expect(ask(cafe, 'can i come at 9 on sunday').response).toMatch(/^Yes\. Prova is open at 9:00 AM\./);
    expect(ask(cafe, 'will you still be open at 8').response).toMatch(/^No\. Prova is not open at 8:00 PM\./);
    expect(ask(cafe, 'do you open before 8?').response).toMatch(/^Yes\. Prova is open before 8:00 AM\./);
  });

  test('a bare eleven of a place that opens in the evening is at night', () => {
    const bar = { ...toronto, openingHours: daily('17:00', '02:00') };
    expect(ask(bar, 'open at 11 tomorrow?').response).toMatch(/^Yes\. Prova is open at 11:00 PM\./);
  });

  test('a day that is over is not open', () => {
    const night = new Date('2026-11-21T03:30:00Z');
    expect(ask(lucia, 'are you open today?', { now: night }).response).toMatch(
      /^No\. Prova is closed now\. Opens tomorrow at 12:00 PM\./,
    );
  });

  test('the night before counts after midnight', () => {
    const bar = { ...toronto, openingHours: daily('17:00', '02:00') };
    const night = new Date('2026-11-21T05:30:00Z');
    expect(ask(bar, 'open now?', { now: night }).response).toMatch(/^Yes\. Prova is open until 2:00 AM\./);
  });

  test('meals of no day, and of every day', () => {
    const dinnerOnly = { ...toronto, openingHours: daily('17:00', '22:00') };
    expect(ask(dinnerOnly, 'are you open for lunch?').response).toMatch(
      /^No\. It is not open for lunch on any day\. The hours of Prova are: Mon – Sun /,
    );
    expect(ask(dinnerOnly, 'are you open for dinner?').response).toMatch(
      /^Yes\. It is open for dinner every day\. The hours of Prova are: Mon – Sun /,
    );
  });

  test('Thanksgiving is the one of the country', () => {
    const address = (country: string) => ({ ...lucia, address: { addressCountry: country, addressLocality: 'x' } });
    expect(ask(address('CA'), 'open thanksgiving?').response).toContain('(Monday, October 11, 2027)');
    expect(ask(address('US'), 'open thanksgiving?').response).toContain('(Thursday, November 26)');
    const text = 'We are closed on Thanksgiving.';
    const announcing = { ...address('US'), announcements: [{ text, endsAt: '2026-11-30' }] };
    expect(ask(announcing, 'open november 26?').response).toContain(text);
  });
});

describe('what is not known', () => {
  test('has a next step, and neither yes nor no', () => {
    const answer = ask({}, 'when do you open?');
    expect(answer.response).toBe('I don’t have the opening hours for Prova. Please call (416) 555-0100 to ask.');
    expect(answer.unknown).toBe(true);
  });

  test('a text that cannot be read stands as it is written', () => {
    const openingHours = [
      { day: 'Wednesday', open: 'sur rendez-vous', close: '' },
      { day: 'Thursday', open: '11:00', close: '22:00' },
    ];
    for (const question of ['open wednesday?', 'open at 9 on wednesday?', 'are you closed on wednesday?']) {
      const { response, checked } = ask({ ...toronto, openingHours }, question);
      expect(response).toContain('sur rendez-vous');
      expect(response).not.toMatch(/\b(?:Yes|No|closed)\b/i);
      expect(checked).toBeUndefined();
    }
  });

  test('special hours alone say nothing of other days', () => {
    const special = { ...toronto, specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', closed: true }] };
    const { response, unknown } = ask(special, 'are you open on sunday?');
    expect(response).toBe(
      'I don’t know the hours of Prova on Sunday, November 22. Please call (416) 555-0100 to be sure.',
    );
    expect(unknown).toBe(true);
  });

  test.each(['are you open right now?', 'are you open at 9?', 'are you open tomorrow?', 'how late are you open today'])(
    'without a time zone %j is answered by the week',
    (question) => {
      const answer = ask({ openingHours: daily('17:00', '02:00') }, question);
      expect(answer.response).toBe('The hours of Prova are: Mon – Sun 5:00 PM – 2:00 AM.');
      expect(answer.checked).toBeUndefined();
    },
  );
});

describe('services', () => {
  const served = {
    ...lucia,
    pickupHours: { useRestaurantHours: false, customHours: daily('12:00', '20:30') },
    serviceHours: [
      { kind: 'kitchen', hours: 'Mo-Su 12:00-20:30' },
      { kind: 'happy_hour', hours: 'Mo-Fr 16:00-18:00' },
      { kind: 'lunch', hours: 'Tu-Fr 12:00-14:00' },
      { name: 'Weekend brunch', kind: 'brunch', hours: 'Sa-Su 10:00-14:00' },
      {
        kind: 'delivery',
        hours: [
          ...daily('12:00', '20:00'),
          { validFrom: '2026-12-24', day: 'Thursday', open: '13:00', close: '16:00' },
        ],
      },
      { name: 'Rooftop bar', hours: 'Fr-Sa 18:00-23:00' },
    ],
  };

  test.each([
    [
      'when does the kitchen close tonight',
      'Kitchen at Prova: until 8:30 PM; the hours today (Friday, November 20) are 12:00 PM – 8:30 PM.',
    ],
    [
      'last orders on sunday?',
      'Kitchen at Prova: until 8:30 PM; the hours on Sunday, November 22 are 12:00 PM – 8:30 PM.',
    ],
    [
      'is the kitchen open at 9 on saturday',
      'No. Kitchen at Prova tomorrow (Saturday, November 21): 12:00 PM – 8:30 PM.',
    ],
    ['is the kitchen still open', /^Yes\. Kitchen at Prova: open until 8:30 PM\./],
    [
      'happy hour?',
      'Happy hour at Prova today (Friday, November 20): 4:00 PM – 6:00 PM. The week: Mon – Fri 4:00 PM – 6:00 PM; closed Saturday, Sunday.',
    ],
    ['happy hour on saturday?', 'Happy hour at Prova: not on Saturday; Mon – Fri 4:00 PM – 6:00 PM.'],
    [
      'are you open for lunch',
      'Lunch at Prova today (Friday, November 20): 12:00 PM – 2:00 PM. The week: Tue – Fri 12:00 PM – 2:00 PM; closed Monday, Saturday, Sunday.',
    ],
    ['brunch on tuesday?', 'Weekend brunch at Prova: not on Tuesday; Sat – Sun 10:00 AM – 2:00 PM.'],
    ['whens brunch', 'Weekend brunch at Prova: not today (Friday, November 20); Sat – Sun 10:00 AM – 2:00 PM.'],
    [
      'are you open for lunch on saturday',
      'Lunch at Prova: not on Saturday; Tue – Fri 12:00 PM – 2:00 PM. Prova is open tomorrow (Saturday, November 21), 12:00 PM – 1:00 AM.',
    ],
    ['we land on xmas day lunch at yours', 'Prova is closed on Christmas Day (Friday, December 25) (holiday hours).'],
    ['is the kitchen open on christmas', /^No\. Prova is closed on Christmas Day .* \(holiday hours\)\.$/],
    [
      'happy hour on dec 24',
      /^No holiday hours are listed for Happy hour at Prova\. Prova is open on Thursday, December 24, /,
    ],
    [
      'delivery on christmas eve',
      'Delivery at Prova on Christmas Eve (Thursday, December 24): 1:00 PM – 4:00 PM (holiday hours).',
    ],
    [
      'pickup until when on sunday',
      'Pickup at Prova: until 8:30 PM; the hours on Sunday, November 22 are 12:00 PM – 8:30 PM.',
    ],
    ['kitchen what days are you closed', /^The hours of Kitchen at Prova are: Mon – Sun 12:00 PM – 8:30 PM\.$/],
    [
      'do you close between lunch and dinner on wednesday',
      'Prova is open on Wednesday, November 25, 12:00 PM – 2:30 PM, 5:00 PM – 10:00 PM.',
    ],
    [
      'is 8 too late for pickup on sunday',
      'Pickup at Prova: until 8:30 PM; the hours on Sunday, November 22 are 12:00 PM – 8:30 PM.',
    ],
    ['pickup on sunday', 'Pickup at Prova on Sunday, November 22: 12:00 PM – 8:30 PM.'],
    ['are you open for lunch on tuesday', 'Yes. Lunch at Prova on Tuesday, November 24: 12:00 PM – 2:00 PM.'],
    ['rooftop bar hours tomorrow', 'Rooftop bar at Prova tomorrow (Saturday, November 21): 6:00 PM – 11:00 PM.'],
  ])('%j by its own hours', (question, expected) => {
    const { response, unknown } = ask(served, question);
    if (typeof expected === 'string') expect(response).toBe(expected);
    else expect(response).toMatch(expected);
    expect(unknown).toBeUndefined();
  });

  test.each([
    ['when does the kitchen close', 'The hours of the kitchen are not stated here. Prova is open until 10:00 PM. '],
    [
      'is the kitchen open at 9 on sunday',
      'The hours of the kitchen are not stated here. Prova is open on Sunday, November 22, 12:00 PM – 9:00 PM. ',
    ],
    ['when is happy hour', 'The hours of happy hour are not stated here. '],
    ['delivery hours', 'The hours of delivery are not stated here. '],
    ['brunch hours?', 'The hours of brunch are not stated here. Prova is open until 10:00 PM. '],
  ])('that are not stated are not made of the opening hours: %j', (question, start) => {
    const { response, unknown, checked } = ask(lucia, question);
    expect(response.startsWith(start), response).toBe(true);
    expect(response).toMatch(/Please call \(416\) 555-0100 to ask\.$/);
    expect(unknown).toBe(true);
    expect(checked).toBeUndefined();
  });

  test('pickup goes by the opening hours where it has none of its own', () => {
    expect(ask(lucia, 'pickup hours on sunday').response).toBe(
      'Pickup at Prova on Sunday, November 22: 12:00 PM – 9:00 PM.',
    );
  });

  test('can be asked for before an answer is made', () => {
    const { places } = knowledgeOf(readOf(served));
    expect(serviceAsked('what time do you stop serving', places)).toBe('kitchen');
    expect(serviceAsked('are you open for lunch', places)).toBe('lunch');
    expect(serviceAsked('are you open for dinner', places)).toBeUndefined();
    expect(serviceAsked('is the rooftop bar open', places)).toBe('other');
  });
});

function readOf(given: Configuration) {
  const read = readSiteConfiguration({ name: 'Prova', ...given });
  if (!read.ok) throw new Error(read.error);
  return read.configuration;
}

describe('many places answer', () => {
  const group = {
    ...toronto,
    locations: [
      { name: 'Ash', openingHours: daily('09:00', '17:00') },
      { name: 'Birch', openingHours: daily('13:00', '23:30') },
      { name: 'Elm', openingHours: daily('07:30', '15:00') },
    ],
  };
  test.each([
    [
      'hours',
      'Hours differ by location.\nAsh: Mon – Sun 9:00 AM – 5:00 PM\nBirch: Mon – Sun 1:00 PM – 11:30 PM\nElm: Mon – Sun 7:30 AM – 3:00 PM',
    ],
    [
      'are you open now',
      '1 of 3 locations are open now.\nBirch: open until 11:30 PM\nAsh: closed now, opens tomorrow at 9:00 AM\nElm: closed now, opens tomorrow at 7:30 AM',
    ],
    ['who is open now', '1 of 3 locations are open now.\nBirch: open until 11:30 PM'],
    ['which ones are open late?', 'Open late today (Friday, November 20): Birch until 11:30 PM.'],
    [
      'who is open past midnight',
      'Today (Friday, November 20) after 12:00 AM, 0 of 3 locations are open.\nAsh: 9:00 AM – 5:00 PM\nBirch: 1:00 PM – 11:30 PM\nElm: 7:30 AM – 3:00 PM',
    ],
    [
      'are both open sunday at noon',
      'On Sunday, November 22 at 12:00 PM, 2 of 3 locations are open.\nAsh: 9:00 AM – 5:00 PM\nElm: 7:30 AM – 3:00 PM',
    ],
    [
      'which ones are open sunday at 8pm',
      'On Sunday, November 22 at 8:00 PM, 1 of 3 locations are open.\nBirch: 1:00 PM – 11:30 PM',
    ],
    [
      'which one opens earliest',
      'The first to open today (Friday, November 20): Elm at 7:30 AM, Ash at 9:00 AM, Birch at 1:00 PM.',
    ],
    ['open 24 hours?', 'Open late today (Friday, November 20): Birch until 11:30 PM.'],
    ['open at 8pm', 'Today (Friday, November 20) at 8:00 PM, 1 of 3 locations are open.\nBirch: 1:00 PM – 11:30 PM'],
    ['what days are you closed', /^Hours differ by location\.\nAsh: Mon – Sun 9:00 AM – 5:00 PM\n/],
    [
      'open christmas?',
      'No special hours are listed for Christmas Day (Friday, December 25).\nAsh: 9:00 AM – 5:00 PM (usual hours)\nBirch: 1:00 PM – 11:30 PM (usual hours)\nElm: 7:30 AM – 3:00 PM (usual hours)\nPlease call (416) 555-0100 to be sure.',
    ],
  ])('%j', (question, expected) => {
    const { response, checked } = ask(group, question);
    if (typeof expected === 'string') expect(response).toBe(expected);
    else expect(response).toMatch(expected);
    expect(checked).toBeUndefined();
  });

  test('which of them have no hours', () => {
    const locations = [...group.locations, { name: 'Oak' }];
    const { response, unknown } = ask({ ...group, locations }, 'who is open now');
    expect(response).toMatch(/I have no hours for Oak\. Please call \(416\) 555-0100 to ask\.$/);
    expect(unknown).toBe(true);
  });

  test('one of them that is meant answers alone', () => {
    expect(ask(group, 'are you open on sunday', { places: [1] }).response).toBe(
      'Yes. Birch is open on Sunday, November 22, 1:00 PM – 11:30 PM.',
    );
  });

  test('of a big group at most fifteen rows and cards', () => {
    const locations = Array.from({ length: 40 }, (_, index) => ({
      name: `Kitchen ${index}`,
      openingHours: daily('11:00', '20:00'),
    }));
    const { response, location_info } = ask({ ...toronto, locations }, 'hours');
    expect(response.split('\n')).toHaveLength(17);
    expect(response).toMatch(/and 25 more on the locations page$/);
    expect(location_info).toHaveLength(15);
  });
});

describe('in French and Spanish', () => {
  test.each<[Language, string, string, string]>([
    [
      'fr',
      'êtes-vous ouverts maintenant ?',
      'are you open now',
      'Oui. Prova est ouvert jusqu’à 22:00. Horaire d’aujourd’hui : 12:00 – 14:30, 17:00 – 22:00.',
    ],
    ['fr', 'ouvert demain ?', 'open tomorrow', 'Oui. Prova est ouvert demain (samedi 21 novembre), 12:00 – 1:00.'],
    [
      'fr',
      'puis-je venir à neuf heures dimanche',
      'can i come at neuf hours sunday',
      'Non. Prova n’est pas ouvert à 21:00. Horaire le dimanche 22 novembre : 12:00 – 21:00.',
    ],
    [
      'fr',
      'vous fermez à quelle heure ce soir',
      'you closed what time tonight',
      'Prova ferme à 22:00 ; horaire aujourd’hui (vendredi 20 novembre) : 12:00 – 14:30, 17:00 – 22:00.',
    ],
    [
      'fr',
      'ouvert à Noël ?',
      'open at christmas',
      'Non. Prova est fermé pour Noël (vendredi 25 décembre) (horaire de fête).',
    ],
    [
      'fr',
      'à quelle heure ferme la cuisine',
      'what time closed the kitchen',
      'Les heures de la cuisine ne sont pas indiquées ici. Prova est ouvert jusqu’à 22:00. Horaire d’aujourd’hui : 12:00 – 14:30, 17:00 – 22:00. Veuillez appeler le (416) 555-0100 pour demander.',
    ],
    [
      'es',
      '¿están abiertos ahora?',
      'are you open now',
      'Sí. Prova está abierto hasta las 22:00. Horario de hoy: 12:00 – 14:30, 17:00 – 22:00.',
    ],
    [
      'es',
      '¿abren el domingo a las nueve?',
      'open the sunday at nine',
      'No. Prova no está abierto a las 21:00. Horario el domingo, 22 de noviembre: 12:00 – 21:00.',
    ],
    [
      'es',
      'a qué hora cierran este sábado',
      'what time closed this saturday',
      'Prova cierra a la 1:00; horario mañana (sábado, 21 de noviembre): 12:00 – 1:00.',
    ],
    [
      'es',
      '¿a qué hora cierran el domingo y el lunes?',
      'what time closed the sunday and the monday',
      'Prova cierra a las 21:00; horario el domingo, 22 de noviembre: 12:00 – 21:00.\nProva está cerrado el lunes, 23 de noviembre.',
    ],
    [
      'fr',
      'la veille de Noël, jusqu’à quelle heure',
      'the veille of christmas until what time',
      'Prova ferme à 17:00 ; horaire pour la veille de Noël (jeudi 24 décembre) : 12:00 – 17:00.',
    ],
    ['es', 'horario de los lunes', 'opening hours of the monday', 'Prova está cerrado el lunes, 23 de noviembre.'],
  ])('%s: %j', (language, question, plain, expected) => {
    expect(ask(lucia, question, { plain, language }).response).toBe(expected);
  });

  test('midnight and what comes after it', () => {
    const openingHours = [...daily('17:00', '00:00').slice(0, 5), ...daily('09:00', '00:30').slice(5)];
    const answer = (question: string, plain: string, language: Language) =>
      ask({ ...toronto, openingHours }, question, { plain, language });
    expect(answer('à quelle heure fermez-vous', 'what time do you close', 'fr').response).toContain('jusqu’à 00:00');
    expect(answer('horario el sábado', 'hours saturday', 'es').response).toContain('9:00 – 00:30');
  });

  test('the cards of places', () => {
    const [french] = ask(lucia, 'ouvert demain ?', { plain: 'open tomorrow', language: 'fr' }).location_info ?? [];
    expect(french?.status).toBe('Ouvert jusqu’à 22:00');
    expect(french?.hours?.slice(0, 2)).toEqual([
      { day: 'Lundi', text: 'Fermé' },
      { day: 'Mardi', text: '12:00 – 14:30, 17:00 – 22:00' },
    ]);
    const [english] = ask(lucia, 'open tomorrow?').location_info ?? [];
    expect(english?.status).toBe('Open until 10:00 PM');
  });
});

test('an hour after midnight is denied of no day that the night before reaches into', () => {
  const openingHours = weekdays.map((day) =>
    day === 'Sunday' ? { day, isClosed: true } : { day, open: '12:00', close: '03:00' },
  );
  const { response, checked } = ask({ openingHours, timeZone: 'America/Toronto' }, 'are you open sunday at 1am');
  expect(response).toMatch(/Saturday.*12:00 PM – 3:00 AM.*closed/);
  expect(checked).toBeUndefined();
});

test.each([
  ['late in the evening, by the day of the place', 'America/Toronto', '2026-11-25T01:30:00Z', true],
  ['the next morning', 'America/Toronto', '2026-11-25T13:30:00Z', false],
  ['where the day began before it did in UTC', 'Pacific/Auckland', '2026-11-23T22:00:00Z', true],
])('of a day that is announced as closed no yes is said: %s', (_, timeZone, now, isClosed) => {
  const announcements = [
    { text: 'We are closed on November 24.', startsAt: '2026-11-10', endsAt: isClosed ? '2026-11-24' : undefined },
  ];
  const openingHours = daily('07:00', '23:00');
  const { response } = ask({ openingHours, timeZone, announcements }, 'are you open today', { now: new Date(now) });
  expect(response.includes('closed on November 24')).toBe(isClosed);
  expect(/^Yes/.test(response)).toBe(!isClosed);
});
