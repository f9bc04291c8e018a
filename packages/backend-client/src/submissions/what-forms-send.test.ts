import { careersFields } from '@tablefront/restaurant/forms/careers/careers-fields';
import { careersBody, careersForm } from '@tablefront/restaurant/forms/careers/careers-form';
import { cateringFields } from '@tablefront/restaurant/forms/catering/catering-fields';
import { cateringForm, cateringRequestBody } from '@tablefront/restaurant/forms/catering/catering-form';
import {
  callbackFields,
  restaurantFeedbackFields,
  websiteFeedbackFields,
} from '@tablefront/restaurant/forms/feedback/feedback-fields';
import {
  callbackForm,
  restaurantFeedbackForm,
  websiteFeedbackForm,
} from '@tablefront/restaurant/forms/feedback/feedback-forms';
import { feedbackRecord, standaloneFeedbackBody } from '@tablefront/restaurant/forms/feedback/feedback-record';
import type { Field, Fields } from '@tablefront/restaurant/forms/fields';
import { mediaInquiryFields } from '@tablefront/restaurant/forms/media-inquiry/media-inquiry-fields';
import { mediaInquiryBody, mediaInquiryForm } from '@tablefront/restaurant/forms/media-inquiry/media-inquiry-form';
import { type FormFields, type FormReading, readForm } from '@tablefront/restaurant/forms/read-form';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { feedbackBody, feedbackRow } from './feedback.ts';
import { careersTexts, cateringBody, mediaInquiryBody as mediaInquiryWire } from './form-bodies.ts';

const restaurantIds = ['r_1', 'r_2'];
const TODAY = '2026-11-21';
const visit = { url: 'https://lucia.example/', viewport: null, userAgent: null };
const openings = [
  { key: 'cook', position: 'Cook', restaurantId: 'r_1' },
  { key: 'open', position: 'Any' },
];

/** A form with its call: its body, where the answers are taken, and the schema by which the backend reads that. */
function sends<Value>(
  read: (fields: FormFields) => FormReading<Value>,
  body: (value: Value) => unknown,
  wire: ZodMiniType,
) {
  return (fields: FormFields) => {
    const reading = read(fields);
    return reading.ok ? { sent: wire.safeParse(JSON.parse(JSON.stringify(body(reading.value)))) } : reading;
  };
}

const catering = cateringForm({ today: TODAY, restaurantIds, deliveryMethods: ['pickup', 'food_truck'] });
const careers = careersForm({ openings, restaurantIds });
const restaurantFeedback = restaurantFeedbackForm(restaurantIds);
const callback = callbackForm(restaurantIds);
const place = { restaurantId: 'r_1', name: 'East' };
const forms: [string, Fields, ReturnType<typeof sends>][] = [
  ['catering', cateringFields, sends((given) => readForm(catering, given), cateringRequestBody, cateringBody(TODAY))],
  [
    'careers',
    careersFields,
    sends(
      (given) => readForm(careers, given),
      (application) => Object.fromEntries([...careersBody(application)].filter(([, part]) => typeof part === 'string')),
      careersTexts,
    ),
  ],
  [
    'media inquiry',
    mediaInquiryFields,
    sends(
      (given) => readForm(mediaInquiryForm, given),
      (inquiry) => mediaInquiryBody(inquiry, 'lucia'),
      mediaInquiryWire,
    ),
  ],
  [
    'restaurant feedback',
    restaurantFeedbackFields,
    sends(
      (given) => readForm(restaurantFeedback, given),
      (feedback) => feedbackRecord('restaurant', feedback.restaurant_id, feedback, visit),
      feedbackRow,
    ),
  ],
  [
    'feedback of the page',
    restaurantFeedbackFields,
    sends(
      (given) => readForm(restaurantFeedback, given),
      (feedback) => standaloneFeedbackBody(place, feedback, visit, { orderId: '7' }),
      feedbackBody,
    ),
  ],
  [
    'website feedback',
    websiteFeedbackFields,
    sends(
      (given) => readForm(websiteFeedbackForm, given),
      (feedback) => feedbackRecord('website', 'r_1', feedback, visit),
      feedbackBody,
    ),
  ],
  [
    'callback',
    callbackFields,
    sends(
      (given) => readForm(callback, given),
      (request) => feedbackRecord('callback', request.restaurant_id || 'r_1', request, visit),
      feedbackRow,
    ),
  ],
];

/** A right answer of each kind, and others: right ones that are odd, and wrong ones. */
function answersTo(
  name: string,
  { kind, choices = [''], file }: Field,
): [right: string | File, ...others: (string | File)[]] {
  if (name === 'position') return ['cook', 'open', 'closed'];
  switch (kind) {
    case 'place':
      return ['r_1', 'r_2', 'r_9'];
    case 'choice':
      return [choices[0] ?? '', ...choices, ` ${choices[0]} `];
    case 'day':
      return ['2027-06-30', TODAY, '2026-11-20'];
    case 'count':
      return ['45', ' 1 ', '100000', '1e3', '0x10', '100001'];
    case 'rating':
      return ['5', '1', '6'];
    case 'tick':
      return ['yes', 'no'];
    case 'file':
      return [new File(['x'], `ada${file?.extensions[0]}`), 'ada.pdf'];
    case 'email':
      return ['ada@example.com', ' ü@b.c ', `${'a'.repeat(260)}@b.co`];
    case 'phone':
    case 'plain_phone':
      return ['(416) 555-0100', '+49 30 1', '416.555.0100 ext. 12', '1'.repeat(60)];
    default:
      return ['Ada', ' x ', '\u0000', '\ud800', '🍕'.repeat(150), 'x'.repeat(301), 'x'.repeat(5_000)];
  }
}

describe.each(forms)('%s', (_, fields, send) => {
  test('what the form takes, the backend takes', () => {
    const answers = Object.entries(fields).map(([name, field]) => {
      const [right, ...others] = answersTo(name, field);
      const other = fc.constantFrom(undefined, ...others);
      return [name, fc.oneof({ weight: 8, arbitrary: fc.constant(right) }, other)] as const;
    });
    let taken = 0;
    fc.assert(
      fc.property(fc.record(Object.fromEntries(answers)), (given) => {
        const typed = Object.entries(given).flatMap(([name, answer]) => (answer === undefined ? [] : [[name, answer]]));
        const result = send(Object.fromEntries(typed));
        if (!('sent' in result)) return;
        taken += 1;
        expect(result.sent).toMatchObject({ success: true });
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  test('of an empty form every field that must be answered is told of, in the order of the page', () => {
    const result = send({});
    const required = Object.entries(fields).filter(([, { missing }]) => missing !== undefined);
    expect('errors' in result && Object.entries(result.errors)).toEqual(
      required.map(([name, { missing }]) => [name, missing]),
    );
  });
});
