import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { submissionPaths } from '@tablefront/backend-client/submissions';
import type { SubmissionKind } from '@tablefront/restaurant/forms/submission-kinds';
import { pdf } from '../../apps/backend/testing/sample-files.ts';
import { hostOf, idOf, placeOf, positionOf, restaurantIdOf } from './drill-brands.ts';
import { ask, connection } from './http-client.ts';
import { cut } from './readers.ts';
import { type DrillRecord, SETTLED_AFTER_MS } from './record.ts';

/** Something that a visitor sends, told from all else by its marker, which stands in a text of it. */
export interface Sending {
  marker: string;
  brand: number;
  kind: SubmissionKind;
  /** How often it was sent until it was acknowledged. */
  attempts: number;
  acknowledged: boolean;
}

/** Below the backend's limit for all visitors of one brand within ten minutes, 600. */
const MOST_FOR_BRAND = 500;
const ANON_KEY = 'tablefront-anonymous-key';

interface SenderOptions {
  port: number;
  brands: number;
  record: DrillRecord;
  sent: Sending[];
  thinkMs: number;
  /** No new ones from here on; what is under way is sent until it is acknowledged. */
  stop: AbortSignal;
  /** Give up. */
  giveUp: AbortSignal;
}

/** A visitor who sends one thing after the other, each with the same key again until it is acknowledged. */
export async function sendSubmissions(options: SenderOptions): Promise<void> {
  const { brands, record, sent, thinkMs, stop, giveUp } = options;
  const agent = connection();
  while (!stop.aborted && sent.length < brands * MOST_FOR_BRAND) {
    const brand = sent.length % brands;
    const sending: Sending = {
      marker: `marker ${randomUUID()}`,
      brand,
      kind: kindOf(sent.length),
      attempts: 0,
      acknowledged: false,
    };
    sent.push(sending);
    const key = randomUUID();
    const address = `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
    while (!sending.acknowledged && !giveUp.aborted) {
      if (sending.attempts > 0) await wait(Math.min(2_000, 100 * sending.attempts));
      sending.attempts += 1;
      const startedAt = record.now();
      try {
        const { path, body, type } = bodyOf(sending);
        const answer = await ask({
          port: options.port,
          path: `/${path}`,
          method: 'POST',
          body,
          agent,
          limitMs: 30_000,
          headers: {
            host: hostOf(brand),
            apikey: ANON_KEY,
            authorization: `Bearer ${ANON_KEY}`,
            'content-type': type,
            'content-length': String(body.length),
            'idempotency-key': key,
            'x-form-seconds': '12.0',
            'x-forwarded-for': address,
          },
        });
        record.request('submission', startedAt);
        const text = answer.body.toString('utf8');
        if (answer.status === 201 || (answer.status === 200 && /"success":\s*true/.test(text))) {
          sending.acknowledged = true;
        } else if (answer.status < 500) {
          record.violate('a submission refused', `${sending.kind}: ${answer.status} ${text.slice(0, 200)}`);
          break;
        } else {
          record.interrupted(`a submission was answered with ${answer.status}, and sent again`);
          const why = `${sending.kind}: ${answer.status} ${text.slice(0, 200)}`;
          // What is away is said to be away; a 500 is a fault of ours, whatever else happens.
          if (answer.status === 500) record.violate('a submission refused', why);
          else if (!record.faultBetween(startedAt, record.now(), SETTLED_AFTER_MS)) {
            record.violate('a submission refused', `${why} while all was well`);
          }
        }
      } catch (error) {
        cut(`POST ${sending.kind}: ${error instanceof Error ? error.message : error}`, startedAt, record);
      }
    }
    await wait(-Math.log(1 - Math.random()) * thinkMs, undefined, { signal: stop }).catch(() => {});
  }
  agent.destroy();
}

function kindOf(index: number): SubmissionKind {
  const kinds: SubmissionKind[] = [
    'restaurant_feedback',
    'website_feedback',
    'restaurant_feedback',
    'media_inquiry',
    'callback',
  ];
  return index % 20 === 19 ? 'careers' : (kinds[index % kinds.length] ?? 'restaurant_feedback');
}

function bodyOf({ kind, marker, brand }: Sending): { path: string; body: Buffer; type: string } {
  const json = (path: string, body: Record<string, unknown>) => ({
    path,
    body: Buffer.from(JSON.stringify({ brand_id: idOf(brand), ...body })),
    type: 'application/json',
  });
  const feedback = { restaurant_id: restaurantIdOf(brand), message: marker };
  switch (kind) {
    case 'careers':
      return careersBody(marker, brand);
    case 'media_inquiry':
      return json(submissionPaths.mediaInquiry, {
        inquiry_type: 'story_inquiry',
        outlet_name: 'The Daily',
        contact_name: 'Ana Reyes',
        email: 'ana@daily.example',
        message: marker,
        consent_contact: true,
      });
    case 'website_feedback':
      return json(submissionPaths.feedback, { ...feedback, type: 'website', nature: 'other', rating: 4 });
    case 'callback':
      return json(submissionPaths.restaurantFeedback, { ...feedback, type: 'callback', contact_phone: '416 555 0100' });
    default:
      return json(submissionPaths.restaurantFeedback, { ...feedback, type: 'restaurant', nature: 'other', rating: 5 });
  }
}

function careersBody(marker: string, brand: number): { path: string; body: Buffer; type: string } {
  const boundary = `drill${randomUUID()}`;
  const texts = {
    name: 'Ana Reyes',
    email: 'ana@reyes.example',
    phone: '416 555 0100',
    position: positionOf(brand),
    experience: 'Five years',
    cover_letter: marker,
    restaurant_id: placeOf(brand),
    brand_id: idOf(brand),
  };
  const parts = Object.entries(texts).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(parts.join('') + file), pdf, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { path: submissionPaths.careers, body, type: `multipart/form-data; boundary=${boundary}` };
}
