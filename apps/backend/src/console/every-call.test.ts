/**
 * Every call that the console has, made by who has a role for one place or for another brand, and naming what is not theirs. The
 * list is held against what the server routes: a call that is new stands here before it passes.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Browser, consoleSuite } from '../../testing/console-site.ts';
import { embeddedDatabases } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { pdf } from '../../testing/sample-files.ts';
import { storeSubmission } from '../../testing/store-submission.ts';
import { uploadOf } from '../../testing/upload-of.ts';
import { watchErrors } from '../../testing/watch-errors.ts';
import { saveOperatorBrand } from '../brands/brand-queries.ts';
import {
  assistantUnknownQuestions,
  consoleSessions,
  grants,
  invitations,
  people,
  siteCounts,
  submissionFiles,
} from '../database/schema.ts';
import { writeFiles } from '../submissions/files/write-files.ts';

const logger = watchErrors();

/** Words that stand in all that is of the other place, of the other brand, and of one's own place. */
const words = { south: 'Zanzibar', lucia: 'Patagonia', north: 'Manitoba' };

type Who = 'manager' | 'clerk' | 'stranger';
const all: Who[] = ['manager', 'clerk', 'stranger'];

/** Ids of what is not the caller's. */
interface Foreign {
  messages: { id: string; file: string }[];
  /** One of the caller's own, where they have any. */
  own?: string;
  places: string[];
  person: string;
  session: string;
  passkey: string;
  invitation: string;
  set: string;
  view: string;
  route: string;
  note: string;
  draft: string;
  /** A version that the caller may not go back to, or take back. */
  version: number;
  /** The draft of the caller's own brand, of which they own but a part. */
  ownDraft?: string;
  /** Brands that others own. */
  brands: string[];
}

interface Attempt {
  /** Below `/api`; `BRAND` is the caller's own. */
  path: string;
  body?: unknown;
  type?: string;
}

interface Call {
  attempts: (foreign: Foreign) => (string | Attempt)[];
  /** Who is answered, with what is theirs. Everybody else is refused. */
  may?: Who[];
  /** Tables that are different then; all others are as they were. */
  writes?: string[];
}

const OWN = '/brands/BRAND';
/** What only reads, or names nothing: it answers with what is the caller's own. */
const own = (path: string, may: Who[], more: Pick<Attempt, 'body'> & { writes?: string[] } = {}): Call => {
  const { writes, ...attempt } = more;
  return { attempts: () => [{ path, ...attempt }], may, ...(writes && { writes }) };
};
/** For neither of those who have a role for one place. */
const refused = (path: string, body?: unknown): Call => ({ attempts: () => [{ path: `${OWN}${path}`, body }] });
const ofMessages = (below: string, body?: unknown): Call => ({
  attempts: ({ messages }) => messages.map(({ id }) => ({ path: `${OWN}/inbox/${id}${below}`, body })),
});
const ofDraft = (below: string, body?: unknown): Call => ({
  attempts: ({ draft }) => [{ path: `${OWN}/drafts/${draft}${below}`, body }],
});
const draftsOf = ({ draft, ownDraft }: Foreign) => [draft, ...(ownDraft === undefined ? [] : [ownDraft])];
const lists = ({ places, person }: Foreign) => [
  '',
  '?box=all',
  '?box=spam',
  '?box=all&kind=careers',
  `?box=all&assigned=${person}`,
  ...Object.values(words).map((word) => `?box=all&words=${word}`),
  ...Object.values(words).map((word) => `?box=all&tag=${word}`),
  ...places.flatMap((place) => [`?box=all&location=${place}`, `?box=all&location=north&location=${place}`]),
];

const secret = 'x'.repeat(40);
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const made = { ceremony: secret, response: { ...credential, response: { clientDataJSON: '', attestationObject: '' } } };
const wishes = { kinds: null, ratings: null, timing: 'now', digestAt: 540, quiet: null };
const route = { ...wishes, locations: null, channel: 'email', target: 'spy@mail.example', fileLinks: false };
const set = {
  ...{ name: 'Ours', target: { to: 'feedback' }, tables: [] },
  design: { paper: 'card', sheet: 'a4', large: '', small: '', word: '', ground: 'paper' },
};
const noted = { day: '2026-11-20', text: 'Mine' };
const days = { from: '2030-01-01', through: '2030-01-01', name: null };
const grant = { role: 'inbox', locations: null };

const calls: Record<string, Call> = {
  'GET /session': own('/session', all),
  'POST /session/options': own('/session/options', all, { body: {}, writes: ['console_ceremonies'] }),
  'POST /session': { attempts: () => [{ path: '/session', body: { email: 'a@b.example', password: 'x', code: '1' } }] },
  'POST /confirm/options': own('/confirm/options', all, { body: {}, writes: ['console_ceremonies'] }),
  'POST /confirm': {
    attempts: () => [{ path: '/confirm', body: { password: 'x', code: '123456' } }],
    // That somebody tried is written down.
    writes: ['audit'],
  },
  'POST /welcome/look': { attempts: () => [{ path: '/welcome/look', body: { invitation: secret } }] },
  'POST /welcome/options': {
    attempts: () => [{ path: '/welcome/options', body: { invitation: secret, way: 'passkey', name: 'Mallory' } }],
  },
  'POST /welcome': { attempts: () => [{ path: '/welcome', body: made }] },
  'POST /welcome/accept': { attempts: () => [{ path: '/welcome/accept', body: { invitation: secret } }] },
  'POST /file-links/look': { attempts: () => [{ path: '/file-links/look', body: { token: secret } }] },
  'POST /file-links': { attempts: () => [{ path: '/file-links', body: { token: secret } }] },

  'GET /me': own('/me', all),
  'PATCH /me': own('/me', all, { body: {} }),
  'GET /me/sessions': own('/me/sessions', all),
  'DELETE /me/sessions': own('/me/sessions', all, { writes: ['audit'] }),
  'DELETE /me/sessions/:id': { attempts: ({ session }) => [`/me/sessions/${session}`] },
  'GET /me/ways': own('/me/ways', all),
  'POST /me/passkeys/options': own('/me/passkeys/options', all, { body: {}, writes: ['console_ceremonies'] }),
  'POST /me/passkeys': { attempts: () => [{ path: '/me/passkeys', body: made }] },
  'PATCH /me/passkeys/:id': {
    attempts: ({ passkey }) => [{ path: `/me/passkeys/${passkey}`, body: { name: 'Mine' } }],
  },
  'DELETE /me/passkeys/:id': { attempts: ({ passkey }) => [`/me/passkeys/${passkey}`] },
  'POST /me/password/options': own('/me/password/options', all, { body: {}, writes: ['console_ceremonies'] }),
  'POST /me/password': {
    attempts: () => [{ path: '/me/password', body: { ceremony: secret, password: 'a b c d e f g', code: '123456' } }],
  },
  'DELETE /me/password': own('/me/password', all, { writes: ['audit'] }),
  'PUT /me/device': own('/me/device', all, {
    body: {
      endpoint: 'https://push.example/1',
      keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') },
    },
    writes: ['push_devices'],
  }),
  'DELETE /me/device': own('/me/device', all, { writes: ['push_devices'] }),

  'GET /brands': own('/brands', all),
  'POST /brands': { attempts: () => [{ path: '/brands', body: { name: 'Another' } }] },
  'GET /fields': own('/fields', all),
  'GET /people': {
    attempts: ({ brands }) => brands.map((id) => `/people?brand=${id}`),
  },
  'PATCH /people/:id': { attempts: ({ person }) => [{ path: `/people/${person}`, body: { disabled: true } }] },
  'PUT /people/:id/grants/:brand': {
    attempts: ({ person }) =>
      ['*', 'maple', 'lucia'].map((id) => ({ path: `/people/${person}/grants/${id}`, body: grant })),
  },
  'DELETE /people/:id/grants/:brand': {
    attempts: ({ person }) => ['*', 'maple', 'lucia'].map((id) => `/people/${person}/grants/${id}`),
  },
  'DELETE /people/:id/sessions': { attempts: ({ person }) => [`/people/${person}/sessions`] },
  'POST /people/:id/return': { attempts: ({ person }) => [{ path: `/people/${person}/return`, body: {} }] },
  'POST /invitations': {
    attempts: ({ brands }) =>
      brands.map((brandId) => ({ path: '/invitations', body: { ...grant, brandId, name: 'Mallory' } })),
  },
  'POST /invitations/:id/again': {
    attempts: ({ invitation }) => [{ path: `/invitations/${invitation}/again`, body: {} }],
  },
  'DELETE /invitations/:id': { attempts: ({ invitation }) => [`/invitations/${invitation}`] },
  'GET /audit': {
    attempts: ({ person, brands }) => ['/audit', ...brands.map((id) => `/audit?brand=${id}&person=${person}`)],
  },

  'GET /audit/export': {
    attempts: ({ brands }) => ['/audit/export', ...brands.map((id) => `/audit/export?brand=${id}`)],
  },

  'GET /brands/:brand': own(OWN, all),
  'GET /brands/:brand/logo': refused('/logo'),
  'GET /brands/:brand/today': own(`${OWN}/today`, ['manager', 'clerk']),
  // What it tells is in `news/news.test.ts`.
  'GET /brands/:brand/news': { attempts: () => [] },
  'GET /brands/:brand/inbox': {
    attempts: (foreign) => lists(foreign).map((query) => `${OWN}/inbox${query}`),
    may: ['manager', 'clerk'],
  },
  'GET /brands/:brand/inbox/counts': {
    attempts: (foreign) => lists(foreign).map((query) => `${OWN}/inbox/counts${query}`),
    may: ['manager', 'clerk'],
  },
  'GET /brands/:brand/inbox/about': own(`${OWN}/inbox/about`, ['manager', 'clerk']),
  'GET /brands/:brand/inbox/export': {
    attempts: (foreign) => lists(foreign).map((query) => `${OWN}/inbox/export${query}`),
    may: ['manager'],
    writes: ['audit'],
  },
  'POST /brands/:brand/inbox/bulk': {
    attempts: ({ messages, own: mine, person }) => [
      ...messages.map(({ id }) => ({
        path: `${OWN}/inbox/bulk`,
        body: { ids: [...(mine === undefined ? [] : [mine]), id], state: 'done' },
      })),
      ...(mine === undefined
        ? []
        : [{ path: `${OWN}/inbox/bulk`, body: { ids: [mine], state: 'done', assignedTo: person } }]),
    ],
  },
  'POST /brands/:brand/inbox/person': refused('/inbox/person', { email: 'z@mail.example' }),
  'POST /brands/:brand/inbox/person/delete': refused('/inbox/person/delete', { email: 'z@mail.example' }),
  'GET /brands/:brand/inbox/views': own(`${OWN}/inbox/views`, ['manager', 'clerk']),
  'PUT /brands/:brand/inbox/views/:id': {
    attempts: ({ view }) => [{ path: `${OWN}/inbox/views/${view}`, body: { name: 'Mine', query: {} } }],
  },
  // What is not there is deleted already.
  'DELETE /brands/:brand/inbox/views/:id': { attempts: ({ view }) => [`${OWN}/inbox/views/${view}`], may: all },
  'GET /brands/:brand/inbox/settings': refused('/inbox/settings'),
  'PUT /brands/:brand/inbox/settings': refused('/inbox/settings', { retention: { careers: 30 } }),
  'POST /brands/:brand/inbox/settings/expired': refused('/inbox/settings/expired', { careers: 30 }),
  'GET /brands/:brand/inbox/:id': ofMessages(''),
  'PATCH /brands/:brand/inbox/:id': {
    attempts: ({ messages, own: mine, person }) => [
      ...messages.flatMap(({ id }) =>
        [{ state: 'done' }, { spam: true }, { assignedTo: 'me' }].map((body) => ({
          path: `${OWN}/inbox/${id}`,
          body,
        })),
      ),
      ...(mine === undefined ? [] : [{ path: `${OWN}/inbox/${mine}`, body: { assignedTo: person } }]),
    ],
  },
  'POST /brands/:brand/inbox/:id/notes': ofMessages('/notes', { text: 'Hello' }),
  'POST /brands/:brand/inbox/:id/replies': ofMessages('/replies', { key: 'k-12345678', subject: 'Hi', text: 'Hi' }),
  'POST /brands/:brand/inbox/:id/tell-again': ofMessages('/tell-again', {}),
  'GET /brands/:brand/inbox/:id/files/:file': {
    attempts: ({ messages, own: mine }) =>
      messages.flatMap(({ id, file }) =>
        [id, ...(mine === undefined ? [] : [mine])].map((of) => `${OWN}/inbox/${of}/files/${file}`),
      ),
  },
  'GET /brands/:brand/inbox/:id/files/:file/picture': {
    attempts: ({ messages }) => messages.map(({ id, file }) => `${OWN}/inbox/${id}/files/${file}/picture`),
  },

  'GET /brands/:brand/notifications': refused('/notifications'),
  'PUT /brands/:brand/notifications/:id': {
    attempts: (foreign) => [{ path: `${OWN}/notifications/${foreign.route}`, body: route }],
  },
  'DELETE /brands/:brand/notifications/:id': {
    attempts: (foreign) => [`${OWN}/notifications/${foreign.route}`],
  },
  'POST /brands/:brand/notifications/:id/test': {
    attempts: (foreign) => [{ path: `${OWN}/notifications/${foreign.route}/test`, body: {} }],
  },
  'GET /brands/:brand/push': own(`${OWN}/push`, ['manager', 'clerk']),
  'PUT /brands/:brand/push': {
    attempts: ({ places }) =>
      places.flatMap((place) =>
        [[place], ['north', place]].map((locations) => ({ path: `${OWN}/push`, body: { ...wishes, locations } })),
      ),
  },
  'DELETE /brands/:brand/push': own(`${OWN}/push`, ['manager', 'clerk'], { writes: ['brand_generation'] }),
  'POST /brands/:brand/push/test': own(`${OWN}/push/test`, ['manager', 'clerk'], { body: {} }),

  'GET /brands/:brand/insights': {
    attempts: ({ places }) => [
      `${OWN}/insights?weeks=52`,
      ...places.flatMap((place) => [
        `${OWN}/insights?weeks=52&location=${place}`,
        `${OWN}/insights?weeks=52&location=north&location=${place}`,
      ]),
    ],
    may: ['manager', 'clerk'],
  },
  'GET /brands/:brand/insights/export': {
    attempts: ({ places }) =>
      ['', ...places.map((place) => `&location=${place}`)].map((query) => `${OWN}/insights/export?weeks=52${query}`),
    may: ['manager'],
  },
  'PUT /brands/:brand/insights/notes/:id': {
    attempts: ({ note, places }) => [
      { path: `${OWN}/insights/notes/${note}`, body: { ...noted, place: 'north' } },
      ...places.flatMap((place) =>
        [place, null].map((of) => ({
          path: `${OWN}/insights/notes/${randomUUID()}`,
          body: { ...noted, place: of },
        })),
      ),
    ],
  },
  'DELETE /brands/:brand/insights/notes/:id': {
    attempts: ({ note }) => [`${OWN}/insights/notes/${note}`],
    // What is not there is deleted already.
    may: ['manager', 'stranger'],
  },
  'PUT /brands/:brand/insights/settings': refused('/insights/settings', { counting: false }),
  'PUT /brands/:brand/insights/digest': refused('/insights/digest', { weekly: true }),

  'GET /brands/:brand/codes': own(`${OWN}/codes`, ['manager']),
  'PUT /brands/:brand/codes/:id': {
    attempts: ({ set: id, places }) => [
      { path: `${OWN}/codes/${id}`, body: { ...set, place: 'north' } },
      ...places.flatMap((place) =>
        [place, null].map((of) => ({ path: `${OWN}/codes/${randomUUID()}`, body: { ...set, place: of } })),
      ),
    ],
  },
  'PATCH /brands/:brand/codes/:id': {
    attempts: ({ set: id }) => [
      { path: `${OWN}/codes/${id}`, body: { name: 'Mine' } },
      { path: `${OWN}/codes/${id}`, body: { place: 'north' } },
    ],
  },

  'GET /brands/:brand/drafts': own(`${OWN}/drafts`, ['manager']),
  'POST /brands/:brand/drafts': own(`${OWN}/drafts`, ['manager'], { body: {} }),
  'GET /brands/:brand/drafts/:draft': ofDraft(''),
  'PATCH /brands/:brand/drafts/:draft': {
    attempts: (foreign) =>
      draftsOf(foreign).flatMap((id) =>
        [
          { do: 'set', at: ['locations', { key: '$2' }, 'phone'], was: null, to: '1' },
          { do: 'set', at: ['locations', { key: 'south' }, 'phone'], was: null, to: '1' },
          { do: 'set', at: ['name'], was: 'maple', to: 'Mine' },
          { do: 'set', at: ['customCode', 'head'], was: null, to: '<script></script>' },
        ].map((patch) => ({
          path: `${OWN}/drafts/${id}`,
          body: { id: randomUUID(), base: 0, patches: [patch] },
        })),
      ),
  },
  'DELETE /brands/:brand/drafts/:draft': {
    attempts: (foreign) => draftsOf(foreign).map((id) => ({ path: `${OWN}/drafts/${id}`, body: { seen: 0 } })),
  },
  'POST /brands/:brand/drafts/:draft/renew': ofDraft('/renew', { base: 0 }),
  'PUT /brands/:brand/drafts/:draft/here': ofDraft('/here', { at: null }),
  'DELETE /brands/:brand/drafts/:draft/here': ofDraft('/here'),
  'GET /brands/:brand/drafts/:draft/review': ofDraft('/review'),
  'POST /brands/:brand/drafts/:draft/preview': ofDraft('/preview', {}),
  'POST /brands/:brand/drafts/:draft/publish': {
    attempts: (foreign) => draftsOf(foreign).map((id) => ({ path: `${OWN}/drafts/${id}/publish`, body: { seen: 0 } })),
  },
  'DELETE /brands/:brand/drafts/:draft/schedule': {
    attempts: (foreign) => draftsOf(foreign).map((id) => `${OWN}/drafts/${id}/schedule`),
  },
  'GET /brands/:brand/versions': own(`${OWN}/versions`, ['manager']),
  'GET /brands/:brand/versions/:number': own(`${OWN}/versions/1`, ['manager', 'stranger']),
  // Of a brand of one's own, and never of another.
  'POST /brands/:brand/versions/:number/preview': own(`${OWN}/versions/1/preview`, ['manager', 'stranger'], {
    body: {},
  }),
  'POST /brands/:brand/versions/:number/again': {
    attempts: ({ ownDraft }) =>
      ownDraft === undefined ? [] : [{ path: `${OWN}/versions/1/again`, body: { seen: 2 } }],
  },
  'GET /brands/:brand/dishes': own(`${OWN}/dishes`, ['manager']),
  'POST /brands/:brand/quick': {
    attempts: ({ places }) =>
      [null, ...places.map((place) => [place]), ...places.map((place) => ['north', place])].flatMap((where) =>
        [
          { do: 'closed', places: where, ...days },
          { do: 'hours', places: where, ...days, spans: [{ open: '09:00', close: '17:00' }] },
          { do: 'ordinary-hours', places: where, from: days.from, through: days.through },
          { do: 'sold-out', dish: 'p', places: where, until: null },
          { do: 'back', dish: 'p', places: where },
          { do: 'announce', text: 'Mine', link: null, through: null },
          { do: 'no-announcement' },
        ].map((body) => ({ path: `${OWN}/quick`, body })),
      ),
  },
  'POST /brands/:brand/quick/:number/undo': {
    attempts: ({ version }) => [{ path: `${OWN}/quick/${version}/undo`, body: {} }],
  },
  'GET /brands/:brand/asked': refused('/asked'),
  'PUT /brands/:brand/asked/set-aside': refused('/asked/set-aside', { question: words.north }),
  'DELETE /brands/:brand/asked/set-aside': refused('/asked/set-aside', { question: words.north }),
  'GET /brands/:brand/ask': own(`${OWN}/ask`, ['manager', 'clerk']),
  // No owner of theirs has an address.
  'POST /brands/:brand/ask': refused('/ask', { page: 'settings' }),
  'POST /brands/:brand/pictures': {
    attempts: () => [{ path: `${OWN}/pictures`, body: 'no picture', type: 'image/png' }],
  },
  // Last: then nobody is signed in.
  'DELETE /session': own('/session', all, { writes: ['console_sessions'] }),
};

/** Refusals that say that it is not the caller's; any other would say that the attempt was no real one. */
const refusals = [
  ...['unknown-brand', 'unknown-location', 'unknown-person', 'not-found', 'not-allowed'],
  ...['link-over', 'start-again', 'sign-in-failed'],
];

describe('every call of the console', () => {
  const site = consoleSuite(embeddedDatabases(), logger);
  const callers = new Map<Who, { browser: Browser; home: string; away: string; foreign: Foreign; never: string[] }>();
  let draftOf: Record<string, string> = {};

  beforeAll(async () => {
    const { database, files, newOwner, newPerson } = site();
    const dish = { menu: [{ name: 'Dinner', categories: [{ name: 'Mains', items: [{ id: 'p', name: 'Pie' }] }] }] };
    const locations = ['north', 'south'].map((id) => ({ restaurant_id: id, name: id, openingHours: [], ...dish }));
    for (const [id, more] of [
      ['maple', {}],
      ['lucia', { description: words.lucia, address: words.lucia }],
    ] as const) {
      const configuration = { name: id, timeZone: 'America/Toronto', locations, ...more };
      await saveOperatorBrand(database, makeBrand(id, [], JSON.stringify(configuration)));
    }
    const olga = await newOwner();
    const mateo = await newPerson('Mateo', { brandId: 'maple', role: 'location', locations: ['north'] });
    const ines = await newPerson('Ines', { brandId: 'maple', role: 'inbox', locations: ['north'] });
    const sam = await newPerson('Sam', { brandId: 'lucia', role: 'owner' });
    const sara = await newPerson(`Sara ${words.south}`, { brandId: 'maple', role: 'location', locations: ['south'] });
    for (const [index, person] of [mateo, ines, sam].entries())
      expect((await person.call('PATCH', '/api/me', { email: `p${index}@mail.example` })).status).toBe(200);

    const message = async (brandId: string, restaurantId: string | undefined, word: string) => {
      const resume = { field: 'resume' as const, name: `${word}.pdf`, type: 'application/pdf', bytes: pdf };
      const written = await writeFiles({ database, files, logger }, [uploadOf(resume)]);
      const record = { name: word, email: 'z@mail.example', position: word, cover_letter: `${word} again` };
      const id = await storeSubmission(database, {
        ...{ brandId, kind: 'careers', record, suspectedSpam: false, files: written.files },
        ...(restaurantId !== undefined && { restaurantId }),
      });
      await storeSubmission(database, {
        ...{ brandId, kind: 'restaurant_feedback', record: { rating: 1, sub_type: word, message: word } },
        ...{ pageUrl: `https://maple.example/feedback?src=${word}&t=${word}` },
        ...(restaurantId !== undefined && { restaurantId }),
      });
      const at = `/api/brands/${brandId}/inbox/${id}`;
      expect((await olga.call('PATCH', at, { addTags: [word] })).status).toBe(200);
      expect((await olga.post(`${at}/notes`, { text: word })).status).toBe(200);
      expect((await olga.post(`${at}/replies`, { key: randomUUID(), subject: word, text: word })).status).toBe(200);
      const stored = await database.select().from(submissionFiles);
      return { id, file: stored.find(({ submissionId }) => submissionId === id)?.id ?? '' };
    };
    const north = await message('maple', 'north', words.north);
    const others = [await message('maple', 'south', words.south), await message('maple', undefined, words.south)];
    const ofLucia = await message('lucia', 'north', words.lucia);

    const ofBrand = async (id: string, place: string, word: string) => {
      const at = `/api/brands/${id}`;
      const [setId, view, routeId, note] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      expect((await olga.call('PUT', `${at}/codes/${setId}`, { ...set, name: word, place })).status).toBe(200);
      expect((await olga.call('PUT', `${at}/inbox/views/${view}`, { name: word, query: {} })).status).toBe(200);
      const written = { ...noted, text: word, place };
      expect((await olga.call('PUT', `${at}/insights/notes/${note}`, written)).status).toBe(200);
      const target = `${word}@mail.example`;
      expect((await olga.call('PUT', `${at}/notifications/${routeId}`, { ...route, target })).status).toBe(200);
      const draft = (await olga.post(`${at}/drafts`)).body.id as string;
      const quick = await olga.post(`${at}/quick`, { do: 'closed', places: [place], ...days });
      const invited = { ...grant, brandId: id, name: word };
      const invitation = (await olga.post('/api/invitations', invited)).body.id as string;
      const day = new Date(site().now()).toISOString().slice(0, 10);
      const counted = { brandId: id, day, place, subject: word, count: 7 };
      await database.insert(siteCounts).values({ ...counted, what: 'missed' });
      await database.insert(assistantUnknownQuestions).values({ brandId: id, day, question: word, asked: 3 });
      return { set: setId, view, route: routeId, note, draft, version: quick.body.version as number, invitation };
    };
    const ofMaple = await ofBrand('maple', 'south', words.south);
    const ofNorth = await ofBrand('lucia', 'north', words.lucia);
    draftOf = { maple: ofMaple.draft, lucia: ofNorth.draft };

    const sessions = await database.select().from(consoleSessions);
    const sessionOf = (person: { personId: string }) =>
      sessions.find(({ personId }) => personId === person.personId)?.id ?? '';
    const foreignTo = (who: { personId: string; authenticator: { id: string } }) => ({
      ...{ person: who.personId, session: sessionOf(who), passkey: who.authenticator.id },
    });
    const inMaple = {
      ...{ ...ofMaple, messages: [...others, ofLucia], own: north.id, places: ['south'] },
      ...{ draft: ofNorth.draft, ownDraft: ofMaple.draft, brands: ['*', 'maple', 'lucia'] },
    };
    const never = [words.south, words.lucia, ...inMaple.messages.flatMap(({ id, file }) => [id, file])];
    const maple = { home: 'maple', away: 'lucia', never: [...never, ofMaple.set, ofMaple.view, ofMaple.route] };
    callers.set('manager', { browser: mateo, ...maple, foreign: { ...inMaple, ...foreignTo(sam) } });
    callers.set('clerk', { browser: ines, ...maple, foreign: { ...inMaple, ...foreignTo(sam) } });
    const messages = [north, ...others];
    callers.set('stranger', {
      ...{ browser: sam, home: 'lucia', away: 'maple' },
      foreign: {
        ...{ ...ofMaple, ...foreignTo(sara), messages, places: [] },
        ...{ draft: ofMaple.draft, version: 99, brands: ['*', 'maple'] },
      },
      never: [words.south, words.north, ...messages.flatMap(({ id, file }) => [id, file])],
    });
  }, 60_000);

  /** What each table holds, in short. */
  async function contents(): Promise<Record<string, string>> {
    const { database } = site();
    const found = await database.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'rate_%' order by 1`,
    );
    const names = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(found);
    const parts = names.rows.map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as content from ${sql.identifier(name)} t`,
    );
    const { rows } = z
      .object({ rows: z.array(z.object({ name: z.string(), content: z.string() })) })
      .parse(await database.execute(sql.join(parts, sql` union all `)));
    return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
  }

  test('stands in this list, and nothing else does', () => {
    const routed = site()
      .app.routes.filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replace(/^\/api/, '').replace(/(?<=.)\/$/, '')}`);
    expect(Object.keys(calls).toSorted()).toEqual([...new Set(routed)].toSorted());
  });

  test.each(Object.entries(calls))('%s', async (name, { attempts, may = [], writes = [] }) => {
    const [method = '', address = ''] = name.split(' ');
    const before = await contents();
    const changed = async () => {
      const after = await contents();
      return Object.keys(after).filter((table) => after[table] !== before[table]);
    };

    // Through the other brand's own address it is not even said that there is such a brand.
    if (address.startsWith('/brands/:brand')) {
      for (const [who, { browser, away, foreign }] of callers) {
        const path = address
          .replace(':brand', away)
          .replace(':draft', draftOf[away] ?? '')
          .replace(':number', '1')
          .replace(':file', foreign.messages[0]?.file ?? '')
          .replace(':id', foreign.messages.at(-1)?.id ?? '');
        const { status, body } = await browser.call(method, `/api${path}`, method === 'GET' ? undefined : {});
        expect({ who, path, status, error: body?.error }).toEqual({ who, path, status: 404, error: 'unknown-brand' });
      }
      expect(await changed()).toEqual([]);
    }

    for (const [who, { browser, home, foreign, never }] of callers) {
      // Of their own brand the stranger is the owner: theirs are calls that name something.
      const isOwn = address.startsWith('/brands/:brand') && !/:(?!brand)/.test(address);
      if (who === 'stranger' && isOwn) continue;
      for (const attempt of attempts(foreign)) {
        const { path, body, type } = typeof attempt === 'string' ? { path: attempt } : (attempt as Attempt);
        const at = `/api${path.replace('BRAND', home)}`;
        const answer = await browser.call(method, at, body, type === undefined ? {} : { 'content-type': type });
        const said = `${who}: ${method} ${at} ${JSON.stringify(body)}: ${JSON.stringify(answer.body)}`;
        if (may.includes(who)) expect(answer.status, said).toBeLessThan(300);
        else expect(refusals, said).toContain(answer.body?.error);
        const text = JSON.stringify(answer.body ?? '').toLowerCase();
        expect(
          never.filter((word) => text.includes(word.toLowerCase())),
          said,
        ).toEqual([]);
      }
    }
    expect((await changed()).filter((table) => !writes.includes(table))).toEqual([]);
  });

  test.each(Object.keys(calls))(
    '%s is answered to nobody who is not signed in, and to no page of another site',
    async (name) => {
      const [method = '', address = ''] = name.split(' ');
      const path = `/api${address.replace(':brand', 'maple').replace(/:\w+/g, randomUUID())}`;
      const body = method === 'GET' ? undefined : {};
      const stranger = await site().newBrowser().call(method, path, body);
      const opens = /^\/(session|welcome|file-links)/.test(address) && name !== 'POST /welcome/accept';
      if (opens) expect(stranger.body?.error).not.toBe('sign-in');
      else expect({ status: stranger.status, error: stranger.body?.error }).toEqual({ status: 401, error: 'sign-in' });
      const olga = callers.get('stranger')?.browser;
      const elsewhere = { origin: 'https://maple.example', 'sec-fetch-site': 'same-site' };
      const forged = await olga?.call(method, path, body, elsewhere);
      expect({ status: forged?.status, error: forged?.body?.error }).toEqual({ status: 403, error: 'foreign-origin' });
      const simple = await olga?.call(method, path, body && 'a=b', { 'content-type': 'text/plain' });
      if (method !== 'GET') expect(simple?.body?.error).toBe('not-json');
    },
  );

  test('was made by who has no more than what they were given', async () => {
    const { database } = site();
    const names = new Map((await database.select().from(people)).map(({ id, name }) => [id, name]));
    const given = (await database.select().from(grants)).map(({ personId, role, brandId, locations }) =>
      [names.get(personId), role, brandId ?? '*', ...(locations ?? [])].join(' '),
    );
    expect(given.toSorted()).toEqual([
      'Ines inbox maple north',
      'Mateo location maple north',
      'Olga owner *',
      'Sam owner lucia',
      'Sara Zanzibar location maple south',
    ]);
    expect(await database.$count(invitations)).toBe(2);
  });
});
