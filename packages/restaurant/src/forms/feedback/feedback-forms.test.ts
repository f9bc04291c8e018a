import { describe, expect, test } from 'vitest';
import { EMAIL_PROBLEM, PHONE_PROBLEM } from '../fields.ts';
import { readForm } from '../read-form.ts';
import {
  feedbackCategories,
  feedbackNatures,
  messageLabel,
  natureLabels,
  websiteFeedbackNatures,
} from './feedback-choices.ts';
import { callbackForm, restaurantFeedbackForm, websiteFeedbackForm } from './feedback-forms.ts';
import { feedbackRecord, standaloneFeedbackBody } from './feedback-record.ts';
import { reachedStep, restaurantFeedbackSteps, websiteFeedbackSteps } from './feedback-steps.ts';

const form = restaurantFeedbackForm(['r_1', 'r_2']);
const least = { restaurant_id: 'r_1', nature: 'complaint' };
const nothing = { message: '', contact_name: '', contact_phone: '', contact_email: '' };
const visit = { url: 'https://lucia.example/menu', viewport: '390x844', userAgent: 'Firefox' };

describe('restaurant feedback', () => {
  test('needs a location and a nature, and nothing else', () => {
    expect(readForm(form, least)).toEqual({ ok: true, value: { ...nothing, ...least, rating: null, sub_type: '' } });
    expect(readForm(form, {})).toEqual({
      ok: false,
      errors: { restaurant_id: 'Choose a location', nature: 'Choose the nature of your feedback' },
    });
  });

  test.each([
    ['rating', '0'],
    ['rating', '6'],
    ['rating', '4abc'],
    ['sub_type', 'Parking'],
    ['nature', 'bug'],
    ['restaurant_id', 'r_3'],
  ])('refuses %s %s', (field, text) => {
    const reading = readForm(form, { ...least, [field]: text });
    expect(reading.ok ? [] : Object.keys(reading.errors)).toEqual([field]);
  });

  test.each([
    ['contact_email', 'ana@example', EMAIL_PROBLEM],
    ['contact_email', 'ana b@example.com', EMAIL_PROBLEM],
    ['contact_phone', '416 555-01x9', PHONE_PROBLEM],
    ['contact_phone', '-', PHONE_PROBLEM],
    ['contact_phone', '416.555.0101', PHONE_PROBLEM],
  ])('says what is wrong with %s %s', (field, text, problem) => {
    expect(readForm(form, { ...least, [field]: text })).toEqual({ ok: false, errors: { [field]: problem } });
  });

  test('takes every category and nature, and phones as people write them', () => {
    for (const sub_type of feedbackCategories) expect(readForm(form, { ...least, sub_type }).ok).toBe(true);
    for (const nature of feedbackNatures) expect(readForm(form, { ...least, nature }).ok).toBe(true);
    expect(readForm(form, { ...least, contact_phone: '+1 (416) 555-0100' }).ok).toBe(true);
  });
});

test('website feedback needs only a nature, which may be a bug', () => {
  expect(readForm(websiteFeedbackForm, { nature: 'bug', rating: '2' })).toEqual({
    ok: true,
    value: { ...nothing, nature: 'bug', rating: 2 },
  });
  expect(readForm(websiteFeedbackForm, {}).ok).toBe(false);
});

test('a callback needs a valid phone number, and only that', () => {
  const callback = callbackForm(['r_1']);
  expect(readForm(callback, { contact_phone: ' 416 555 0100 ' })).toEqual({
    ok: true,
    value: { ...nothing, restaurant_id: '', contact_phone: '416 555 0100' },
  });
  for (const contact_phone of ['', '  ', 'call me']) {
    expect(readForm(callback, { contact_phone })).toEqual({ ok: false, errors: { contact_phone: PHONE_PROBLEM } });
  }
  const reading = readForm(callback, { contact_phone: '1', contact_email: 'no', restaurant_id: 'r_9' });
  expect(reading).toEqual({ ok: false, errors: { contact_email: EMAIL_PROBLEM } });
});

test('every nature has a label, and a question for its message', () => {
  expect(websiteFeedbackNatures.map((nature) => [natureLabels[nature], messageLabel(nature)])).toEqual([
    ['Leave a compliment', 'What went well? (optional)'],
    ['Make a suggestion', 'What would you like to suggest? (optional)'],
    ['Raise a complaint', 'Please describe the problem (optional)'],
    ['Other', 'Tell us more (optional)'],
    ['Report a bug', 'Tell us more (optional)'],
  ]);
});

test('the record has every field of the table, with null for what was left out', () => {
  expect(
    feedbackRecord('restaurant', 'r_1', { ...nothing, rating: null, sub_type: '', nature: 'other' }, visit),
  ).toEqual({
    restaurant_id: 'r_1',
    type: 'restaurant',
    rating: null,
    sub_type: null,
    nature: 'other',
    message: null,
    contact_ok: false,
    contact_name: null,
    contact_phone: null,
    contact_email: null,
    page_url: 'https://lucia.example/menu',
    meta: { viewport: '390x844', user_agent: 'Firefox' },
    user_agent: 'Firefox',
  });
  const callback = feedbackRecord('callback', 'r_1', { ...nothing, contact_phone: '416' }, visit);
  expect(callback).toMatchObject({ type: 'callback', contact_ok: true, nature: null, contact_phone: '416' });
});

test('the standalone page sends its own payload, tied to an order where there is one', () => {
  const content = { ...nothing, rating: 4, sub_type: 'Food', nature: 'compliment', message: 'Good.' };
  const place = { restaurantId: 'r_1', name: 'Harbord Street' };
  const body = {
    restaurant_id: 'r_1',
    type: 'restaurant',
    rating: 4,
    sub_type: 'Food',
    nature: 'compliment',
    message: 'Good.',
    contact_name: null,
    contact_phone: null,
    contact_email: null,
    page_url: 'https://lucia.example/menu',
    meta: { viewport: '390x844', location_name: 'Harbord Street', source: 'qr_code_feedback' },
    user_agent: 'Firefox',
  };
  expect(standaloneFeedbackBody(place, content, visit, {})).toEqual(body);
  expect(standaloneFeedbackBody(place, content, visit, { feedbackId: 'f9', orderId: 'o7' })).toEqual({
    ...body,
    meta: { ...body.meta, source: 'email_feedback' },
    feedback_id: 'f9',
    order_id: 'o7',
  });
});

test.each([
  [{}, 1],
  [{ rating: '3' }, 2],
  [{ sub_type: 'Food' }, 3],
  [{ rating: '3', sub_type: '' }, 2],
  [{ nature: 'other' }, 4],
])('the answers %j lead to step %i', (answers: Record<string, string>, step) => {
  expect(reachedStep(restaurantFeedbackSteps, answers)).toBe(step);
});

test('website feedback asks for rating and nature together', () => {
  expect(reachedStep(websiteFeedbackSteps, { rating: '1' })).toBe(1);
  expect(reachedStep(websiteFeedbackSteps, { nature: 'bug' })).toBe(2);
});
