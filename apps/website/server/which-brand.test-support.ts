/** Everything that a visitor of a brand can send, with and without JavaScript, over HTTP. */
import { request } from 'node:http';
import { BRAND_HEADER } from '@tablefront/backend-client/brand-header';
import { createSubmissionClient } from '@tablefront/backend-client/submissions';
import { z } from 'zod';
import { pdf } from '../../backend/testing/sample-files.ts';

/** How a visitor reaches a site. */
export interface Visitor {
  port: number;
  /** `https://host` of the page that the visitor sees. */
  origin: string;
  headers: Record<string, string>;
}

async function send(visitor: Visitor, path: string, body?: BodyInit, headers: Record<string, string> = {}) {
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type');
  const { port, headers: own } = visitor;
  const sent = { ...own, ...(body !== undefined && type !== null && { 'content-type': type }), ...headers };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers: sent }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    outgoing.on('error', reject).end(bytes);
  });
}

const widgetAnswer = z.object({
  backend: z.object({ url: z.literal(''), anonKey: z.string(), brandId: z.string().optional() }),
});

const person = { name: 'Ana', phone: '416 555 0100', email: 'ana@mail.example' };
const record = { rating: null, sub_type: null, contact_name: null, contact_phone: person.phone, contact_email: null };
const cateringBody = {
  full_name: person.name,
  phone: person.phone,
  event_type: 'Wedding',
  event_location: 'The harbour',
  event_date: '2099-06-30',
  event_timings: '6 to 9',
  delivery_method: 'delivery',
};
const mediaBody = {
  inquiry_type: 'story_inquiry',
  outlet_name: 'The Star',
  contact_name: person.name,
  email: person.email,
};

/** What the brand's page sends by script; `mark` stands in each record. Answers how many submissions these are. */
export async function sendWithScript(visitor: Visitor, mark: string): Promise<number> {
  const headers = { origin: visitor.origin };
  const { backend } = widgetAnswer.parse(JSON.parse((await send(visitor, '/feedback/widget.json')).text));
  const client = createSubmissionClient({
    ...{ ...backend, url: visitor.origin, own: true },
    async fetch(request) {
      const { text, status } = await send(visitor, new URL(request.url).pathname, await request.arrayBuffer(), {
        ...headers,
        ...Object.fromEntries(request.headers),
      });
      return new Response(text, { status });
    },
  });
  const application = new FormData();
  for (const [name, text] of Object.entries({ ...person, position: 'Cook', experience: mark, restaurant_id: '3' })) {
    application.set(name, text);
  }
  application.set('resume', new File([pdf], 'cv.pdf'));
  const calls = [
    ['restaurantFeedback', { ...record, restaurant_id: '4', type: 'restaurant', nature: 'compliment', message: mark }],
    ['restaurantFeedback', { ...record, restaurant_id: 5, type: 'callback', message: mark }],
    ['feedback', { ...record, restaurant_id: '1', type: 'website', nature: 'bug', message: mark }],
    ['feedback', { ...record, restaurant_id: '14', type: 'restaurant', nature: 'compliment', message: mark }],
    ['catering', { ...cateringBody, restaurant_id: '2', number_of_guests: 5, requirements: mark }],
    ['careers', application],
    ['mediaInquiry', { ...mediaBody, consent_contact: true, message: mark, brand_id: '1' }],
    ['franchise', { brand_id: '1', enquiry_data: [{ question: 'Why?', response: mark }] }],
  ] as const;
  for (const [call, body] of calls) {
    const signals = { idempotencyKey: `${call} ${mark.length}`, seconds: 60 };
    const outcome = await client.send(
      call,
      body,
      call === 'restaurantFeedback' ? { ...signals, idempotencyKey: `${JSON.stringify(body).length}` } : signals,
    );
    if (outcome.kind !== 'accepted') throw new Error(`${mark}: ${call} answers ${JSON.stringify(outcome)}`);
  }
  return calls.length;
}

/** What the brand's pages send without JavaScript. Answers how many submissions these are. */
export async function sendWithoutScript(visitor: Visitor, mark: string): Promise<number> {
  const forms = {
    catering: { ...cateringBody, restaurant_id: '2', number_of_guests: '5', requirements: mark },
    careers: { ...person, position: 'Cook', experience: '1 to 2 years', cover_letter: mark, restaurant_id: '3' },
    'media-inquiries': { ...mediaBody, consent_contact: 'on', message: mark },
    franchise: { 'q-why': mark },
    feedback: { restaurant_id: '14', nature: 'compliment', message: mark },
  };
  for (const [page, fields] of Object.entries(forms)) {
    const form = new FormData();
    for (const [name, text] of Object.entries({ ...fields, form_key: 'the same on every page' })) form.set(name, text);
    if (page === 'careers') form.set('resume', new File([pdf], 'cv.pdf'));
    const { status, text } = await send(visitor, `/${page}`, form, { origin: visitor.origin });
    if (status !== 200) throw new Error(`${mark}: ${page} answers ${status} ${text}`);
  }
  return Object.keys(forms).length;
}

const answered = z.object({ response: z.string(), session_id: z.string() });
const assistantAnswer = z.object({ anonKey: z.string(), restaurantId: z.string(), brandId: z.string().optional() });

/** What the assistant answers, and the campaigns' page. */
export async function askEverything(visitor: Visitor): Promise<string> {
  const { anonKey, restaurantId, brandId } = assistantAnswer.parse(
    JSON.parse((await send(visitor, '/assistant-data')).text),
  );
  const question = JSON.stringify({ restaurant_id: restaurantId, query: 'phone number?', session_id: null });
  const headers = { origin: visitor.origin, apikey: anonKey, 'content-type': 'application/json' };
  const answer = await send(visitor, '/functions/v1/ai-search-openrouter', question, {
    ...headers,
    ...(brandId !== undefined && { [BRAND_HEADER]: brandId }),
  });
  const { response } = answered.parse(JSON.parse(answer.text));
  return `${response}\n${(await send(visitor, '/media-inquiries')).text}`;
}
