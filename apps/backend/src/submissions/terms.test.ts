/** What a brand's forms offer and ask holds for whoever sends without them, too. */
import { submissionPaths } from '@tablefront/backend-client/submissions';
import { expect, test } from 'vitest';
import { applicationForm } from '../../testing/application-form.ts';
import { describeOnEachDatabase } from '../../testing/each-database.ts';
import { makeBrand } from '../../testing/make-brand.ts';
import { catering, franchise } from '../../testing/sample-submissions.ts';
import { submissionSuite } from '../../testing/submission-suite.ts';
import { watchErrors } from '../../testing/watch-errors.ts';

const logger = watchErrors();

const offering = {
  name: 'Offering',
  restaurants: { live_catering: true, food_truck: 'yes' },
  locations: [
    { restaurant_id: 'o1', name: 'Harbour' },
    { restaurant_id: 'o2', name: 'Hill' },
  ],
  jobs: [
    { title: 'Cook', restaurant_id: 'o1' },
    { title: 'Baker', locationName: 'Hill' },
    { title: 'Waiter' },
    // It is still the 20th, in places (see `submission-suite.ts`).
    { title: 'Host', validThrough: '2026-11-20' },
    { title: 'Porter', validThrough: '2026-11-19' },
  ],
  brand: {
    franchisee_form: {
      questions: [
        { id: 'name', question: 'Your name', required: true },
        { id: 'where', question: 'Where?', type: 'select', options: ['Here', 'There'], required: true },
        { id: 'size', question: 'How large?', type: 'radio', options: ['Small', 'Large'] },
        { id: 'when', question: 'When?', type: 'datetime' },
        { id: 'twin', question: 'Which?', type: 'radio', options: ['One'] },
        { id: 'other', question: 'Which?', type: 'radio', options: ['Two'] },
      ],
    },
  },
};
const plain = { name: 'Plain', locations: [{ restaurant_id: 'p1', name: 'Only' }] };
const atHarbour = { ...catering, restaurant_id: 'o1' };
const answers = (...pairs: [question: string, response: unknown][]) => ({
  brand_id: 'offering',
  enquiry_data: pairs.map(([question, response]) => ({ question, response })),
});
const answered: [string, unknown][] = [
  ['Your name', 'Ana'],
  ['Where?', 'Here'],
];
const job = (position: string, restaurant_id: string) => applicationForm({ position, restaurant_id });

describeOnEachDatabase('the terms of a brand', (makeDatabase) => {
  const suite = submissionSuite(makeDatabase, logger);
  const { only: onlyOne } = suite;
  const importBrands = async () => {
    for (const [id, configuration] of Object.entries({ offering, plain })) {
      await suite.site.importBrand(makeBrand(id, [], JSON.stringify(configuration)));
    }
  };
  const send = async (body: object | FormData) => {
    await importBrands();
    if (body instanceof FormData) return suite.site.postForm(body);
    return suite.site.post('enquiry_data' in body ? submissionPaths.franchise : submissionPaths.catering, body);
  };

  test.each<[what: string, body: () => object | FormData]>([
    ['food from the truck that is offered', () => ({ ...atHarbour, delivery_method: 'food_truck' })],
    ['live catering that is offered', () => ({ ...atHarbour, delivery_method: 'live_catering' })],
    ['pickup, which all offer', () => ({ ...catering, restaurant_id: 'p1', delivery_method: 'pickup' })],
    ['an event of its own kind', () => ({ ...atHarbour, event_type: 'Housewarming' })],
    ['another event that says of what kind', () => ({ ...atHarbour, event_type: 'Other', custom_event_type: 'Gala' })],
    ['a job at its restaurant', () => job('Cook', 'o1')],
    ['a job at the location that it names', () => job('Baker', 'o2')],
    ['a job at any location', () => job('Waiter', 'o2')],
    ['a job on its last day', () => job('Host', 'o1')],
    ['the open application', () => job('Apply Openly (Any Location)', 'o2')],
    ['any position where there are no jobs', () => job('Juggler', 'p1')],
    ['answers that can be chosen', () => answers(...answered, ['How large?', 'Small'], ['When?', '2027-06-30T14:30'])],
    ['an answer to one of two questions that read alike', () => answers(...answered, ['Which?', 'Two'])],
    ['an answer to a question that is asked no longer', () => answers(...answered, ['Why?', 'Because'])],
    ['a choice that was left out', () => answers(...answered, ['How large?', ''])],
  ])('allow %s', async (_what, body) => {
    const response = await send(body());
    expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: { success: true } });
    await onlyOne();
  });

  test.each<[what: string, body: () => object | FormData, fields: string[]]>([
    [
      'food from a truck',
      () => ({ ...atHarbour, restaurant_id: 'p1', delivery_method: 'food_truck' }),
      ['delivery_method'],
    ],
    ['a party hall', () => ({ ...atHarbour, delivery_method: 'party_hall' }), ['delivery_method']],
    ['another event without its kind', () => ({ ...atHarbour, event_type: 'Other' }), ['custom_event_type']],
    [
      'the same with a blank kind',
      () => ({ ...atHarbour, event_type: ' other ', custom_event_type: ' ' }),
      ['custom_event_type'],
    ],
    [
      'two things at once',
      () => ({ ...atHarbour, event_type: 'Other', delivery_method: 'party_hall' }),
      ['delivery_method', 'custom_event_type'],
    ],
    ['a job that there is not', () => job('Juggler', 'o1'), ['position']],
    ['a job that is over', () => job('Porter', 'o1'), ['position']],
    ['a job elsewhere than at its restaurant', () => job('Cook', 'o2'), ['restaurant_id']],
    ['a job elsewhere than at its location', () => job('Baker', 'o1'), ['restaurant_id']],
    ['a choice that there is not', () => answers(['Your name', 'Ana'], ['Where?', 'Nowhere']), ['q-where']],
    ['a choice in another spelling', () => answers(['Your name', 'Ana'], ['Where?', 'here']), ['q-where']],
    [
      'one choice of several that there is not',
      () => answers(['Your name', 'Ana'], ['Where?', ['Here', 'x']]),
      ['q-where'],
    ],
    ['a second answer that there is not', () => answers(...answered, ['Where?', 'x']), ['q-where']],
    ['an optional choice that there is not', () => answers(...answered, ['How large?', 'Huge']), ['q-size']],
    ['a number for a choice', () => answers(...answered, ['How large?', 5]), ['q-size']],
    ['no day and time', () => answers(...answered, ['When?', 'soon']), ['q-when']],
    ['a choice of neither of two questions', () => answers(...answered, ['Which?', 'Three']), ['q-twin', 'q-other']],
    [
      'a lack of what must be answered',
      () => answers(['Your name', ' '], ['How large?', 'Small']),
      ['q-name', 'q-where'],
    ],
    ['no answer at all', () => answers(['Your name', '']), ['enquiry_data']],
  ])('refuse %s', async (_what, body, fields) => {
    const response = await send(body());
    const said = await response.json();
    expect({ status: response.status, fields: Object.keys(said.fields).toSorted() }).toEqual({
      status: 400,
      fields: fields.toSorted(),
    });
    expect(await suite.stored()).toEqual([]);
  });

  test('that changed do not refuse what was stored before', async () => {
    const key = { 'idempotency-key': 'before-the-change' };
    const truck = { ...atHarbour, delivery_method: 'food_truck' };
    await importBrands();
    expect((await suite.site.post(submissionPaths.catering, truck, key)).status).toBe(200);
    await suite.site.importBrand(makeBrand('offering', [], JSON.stringify({ ...offering, restaurants: {} })));
    expect((await suite.site.post(submissionPaths.catering, truck, key)).status).toBe(200);
    expect((await suite.site.post(submissionPaths.catering, truck)).status).toBe(400);
    await onlyOne();
  });

  test('of samples that fit are kept whole', async () => {
    expect((await suite.site.post(submissionPaths.franchise, franchise)).status).toBe(200);
  });
});
