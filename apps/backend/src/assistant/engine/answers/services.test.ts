import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import type { Language } from '../language/language.ts';
import { asksWhether, type Request } from '../request.ts';
import { brandOf, demoBrand, makeAsking, makeRequest } from '../testing/make-request.ts';
import { answerCatering, answerFoodTruck, answerPrivateEvents, answerReservations } from './answer-events.ts';
import { answerFeature } from './answer-features.ts';
import { answerOffers } from './answer-offers.ts';
import {
  answerDelivery,
  answerGiftCards,
  answerLoyalty,
  answerOrderHelp,
  answerOrdering,
  answerPayment,
} from './answer-ordering.ts';
import { frequentAnswer } from './frequent-questions.ts';

type AnswerFunction = (request: Request) => Answer;

const benchmarkBrands = join(import.meta.dirname, '../../../../../../benchmarks/assistant/brands');
const benchmarkBrand = (name: string) =>
  brandOf({ telephone: undefined, ...JSON.parse(readFileSync(join(benchmarkBrands, `${name}.json`), 'utf8')) });

const lucia = demoBrand('trattoria-lucia');
const ember = demoBrand('maple-and-ember');
const noodle = demoBrand('harbour-noodle');
const nova = demoBrand('nova');
const lumiere = benchmarkBrand('brasserie-lumiere');
const spice = benchmarkBrand('spice-route');
const oaxaca = benchmarkBrand('casa-oaxaca');

const someDay = { days: [], now: false, holidays: false, named: true };

interface More extends Partial<Request> {
  language?: Language;
}

function ask(
  answer: AnswerFunction,
  brand: SiteConfiguration,
  text: string,
  { language, ...given }: More = {},
): Answer {
  const asking = makeAsking(brand, { language });
  return answer(makeRequest(text, asking, given));
}

const YES_OR_NO = /^(?:yes|no|oui|non|s[ií])(?!\p{L})/iu;

describe('what is offered', () => {
  test.each<[string, SiteConfiguration, AnswerFunction, More, string, string?]>([
    ['do you have coupon codes', lucia, answerOffers, {}, 'CIAO15', 'Family Sunday'],
    ['anything for birthdays', lucia, answerOffers, {}, 'AUGURI', 'CIAO15'],
    ['is code ciao15 valid', lucia, answerOffers, {}, 'Orders of $30 or more'],
    ['does code pizza50 work', lucia, answerOffers, {}, 'I don’t know a coupon code “PIZZA50”'],
    ['any student discount', lucia, answerOffers, {}, 'Students at lunch', 'Family Sunday'],
    [
      'is there a senior discount',
      lucia,
      answerOffers,
      {},
      'I find no offer for “senior”. The offers are these:\nTwo pizzas',
    ],
    ['we are 9 people any discount', lucia, answerOffers, { partySize: 9 }, 'TAVOLATA', 'CIAO15'],
    ['any deals', lucia, answerOffers, { language: 'fr' }, '49.00 au lieu de'],
    ['any deals', lucia, answerOffers, { language: 'es' }, '49.00 en lugar de'],
    ['student discount', lumiere, answerOffers, {}, 'ETUDIANT10', 'Menu du midi'],
    ['any deals on wednesday', lumiere, answerOffers, { when: someDay }, 'Mercredi moules', 'ETUDIANT10'],
    [
      'coupon code',
      noodle,
      answerOffers,
      {},
      'There are no coupon codes at the moment. The offers are these:\nBoat and bowl',
    ],
    ['deals', nova, answerOffers, {}, 'no deals'],
    ['gift cards', lucia, answerGiftCards, {}, 'Gift cards are sold online'],
    ['gift cards', noodle, answerGiftCards, {}, 'no gift cards listed, so I don’t know'],
    ['how do your rewards work', ember, answerLoyalty, {}, 'Ember Rewards. A spark for every dollar'],
    ['can i get takeout', lucia, answerOrdering, {}, 'Yes. Pickup is listed for Trattoria Lucia.'],
    ['can i get takeaway', spice, answerOrdering, {}, 'Yes. Pickup is listed for '],
    ['can i order online', nova, answerOrdering, {}, 'under the link. I can’t take orders myself.'],
    ['where is my refund', lucia, answerOrderHelp, {}, 'I can’t see or change orders. The terms say how refunds work.'],
    ['do you take amex', lucia, answerPayment, {}, 'More than that I don’t know. Please call (416) 555-0142'],
    ['do you deliver', lucia, answerDelivery, {}, 'Yes. Delivery is listed for Trattoria Lucia. Delivery areas'],
    ['do you deliver to koreatown', lucia, answerDelivery, {}, 'Yes. Koreatown is in the delivery area.'],
    ['can you deliver to oakville', lucia, answerDelivery, {}, 'I don’t find Oakville among the delivery areas.'],
    ['do you deliver on mondays', lucia, answerDelivery, { when: someDay }, 'Delivery is listed', 'Yes'],
    ['do you deliver for free', lucia, answerDelivery, {}, 'Delivery is listed for Trattoria Lucia', 'Yes'],
    ['do you deliver to dartmouth', noodle, answerDelivery, {}, 'Dartmouth by ferry is in the delivery area.', 'Yes'],
    [
      'which locations deliver',
      ember,
      answerDelivery,
      { which: true },
      'Delivery is listed for 10 of 14 locations: Queen West',
      'Mile End,',
    ],
    ['do you deliver to griffintown', lumiere, answerDelivery, { language: 'fr' }, 'Oui. Griffintown fait partie'],
    ['do you deliver', nova, answerDelivery, {}, 'Delivery is not listed for'],
    ['which locations cater', ember, answerCatering, { which: true }, 'Queen West, Leslieville and Inglewood'],
    ['do you do catering', noodle, answerCatering, {}, 'hello@harbournoodle.example'],
    ['catering', nova, answerCatering, {}, 'don’t know'],
    [
      'a private room for a birthday party of 20',
      lucia,
      answerPrivateEvents,
      { partySize: 20 },
      'there is a party hall',
    ],
    ['do you have a food truck', ember, answerFoodTruck, {}, 'Yes. There is a food truck'],
    ['is there wifi', lucia, answerFeature, {}, 'Wi-Fi is not listed for Trattoria Lucia, so I don’t know.'],
    ['is there wifi', lucia, answerFeature, { language: 'fr' }, 'Wi-Fi : ce n’est pas indiqué pour Trattoria Lucia'],
    ['do you have high chairs for kids', lucia, answerFeature, {}, 'There are high chairs', 'Are children welcome'],
    ['bike parking', lucia, answerFeature, {}, 'Bicycles go in front', 'Parking is listed'],
    ['which ones have parking', ember, answerFeature, { which: true }, 'Parking is listed for 10 of 14 locations'],
    [
      'is there parking at queen west',
      ember,
      answerFeature,
      {},
      'Yes. Parking is listed for Queen West. Two hours free',
    ],
    [
      'does ossington have a patio',
      ember,
      answerFeature,
      {},
      'Patio is not listed for Ossington, so I don’t know',
      'No.',
    ],
    ['is there a terrace at mile end', ember, answerFeature, {}, 'Y a-t-il une terrasse? Oui, trente places'],
    [
      'is there parking at byward',
      lumiere,
      answerFeature,
      { language: 'es' },
      'Sí. Stationnement: figura para Lumière ByWard.',
    ],
    [
      'can i reserve a table for 2 tonight',
      lucia,
      answerReservations,
      { when: someDay, partySize: 2 },
      'can be booked online',
      'Yes',
    ],
    ['do i need a reservation', lucia, answerReservations, {}, 'Do I need a reservation? Not before seven.'],
    ['do you take reservations at mile end', ember, answerReservations, {}, 'Non, mais la file avance'],
    ['can i reserve for 8 people', noodle, answerReservations, { partySize: 8 }, 'For six and more, by phone.'],
    ['does ciao15 work if i order for 25 dollars', lucia, answerOffers, {}, 'Orders of $30 or more', 'AUGURI'],
    ['can we use tavolata on a saturday', lucia, answerOffers, {}, 'Tuesday to Thursday', 'CIAO15'],
    ['does it work on delivery', oaxaca, answerOffers, {}, 'Pickup only'],
    ['does it work on delivery', lucia, answerOffers, {}, 'Pickup and delivery', 'AUGURI'],
    ['that taco tuesday thing', oaxaca, answerOffers, {}, 'Taco Tuesday', 'Family taco kit'],
    ['how much is the family kit', oaxaca, answerOffers, {}, 'Family taco kit: $79.00', 'Taco Tuesday'],
    ['can i bring my own birthday cake', lucia, answerFeature, {}, 'Bringing a cake is not listed', 'corkage'],
    ['can i bring my own wine', lucia, answerFeature, {}, 'corkage of $20'],
    ['is there a charging spot for my phone', lucia, answerFeature, {}, 'A place to charge phones is not listed'],
    ['is there a patio at byward', lumiere, answerFeature, {}, 'not listed for Lumière ByWard', 'Gastown, à'],
    ['can i cancel my reservation', lucia, answerReservations, {}, 'I can’t see or change reservations.'],
  ])('‘%s’', (text, brand, answer, given, expected, excluded) => {
    const { response, checked } = ask(answer, brand, text, given);
    expect(response).toContain(expected);
    if (excluded !== undefined) expect(response).not.toContain(excluded);
    if (YES_OR_NO.test(response)) expect(checked).not.toHaveLength(0);
  });

  test('an offer that is over is said to have ended, and is not offered', () => {
    const brand = brandOf({
      deals: [{ title: 'Truffle week', description: 'All of it', validUntil: '2026-10-31' }],
      discounts: [{ title: 'Autumn', description: '', couponCode: 'LEAVES10', validUntil: '2026-10-31' }],
    });
    const ended = 'has ended: it was valid until 31 October 2026';
    expect(ask(answerOffers, brand, 'is truffle week still on').response).toContain(ended);
    expect(ask(answerOffers, brand, 'does leaves10 work').response).toContain(ended);
    expect(ask(answerOffers, brand, 'any deals').response).toContain('no deals');
  });
});

describe('room for a party', () => {
  const brand = (answer: string) => brandOf({ faqs: [{ question: 'Do you take groups?', answer }] });

  test.each<[string, number, boolean | undefined]>([
    ['Up to 12 people.', 12, true],
    ['Up to 12 people.', 14, false],
    ['Parties of up to 12, ask for the long table.', 8, true],
    ['Jusqu’à 12 personnes à une même table.', 14, false],
    ['Hasta 12 personas por mesa.', 14, false],
    ['Up to 12 at a table. Larger parties: call us.', 14, undefined],
    ['Up to 12 at a table; from 13 to 40 you can have the patio.', 14, undefined],
    ['Gladly, up to 4 hours before closing.', 14, undefined],
    ['Fourteen people at one table.', 12, undefined],
  ])('“%s” for %i', (told, partySize, holds) => {
    const answer = ask(answerReservations, brand(told), `can you seat ${partySize} people`, { partySize });
    expect(answer.checked?.[0]?.holds).toBe(holds);
    expect(answer.response).toContain(told);
    if (holds !== true) expect(answer.response).toContain('(416) 555-0100');
  });

  test('is not promised for a day, but refused for any', () => {
    const given = { when: someDay };
    const few = ask(answerReservations, brand('Up to 12.'), 'can you seat 8 people on friday', {
      ...given,
      partySize: 8,
    });
    const many = ask(answerReservations, brand('Up to 12.'), 'can you seat 14 people on friday', {
      ...given,
      partySize: 14,
    });
    expect(few.checked).toBeUndefined();
    expect(many.checked?.[0]?.holds).toBe(false);
  });

  test.each<[Language, string]>([
    ['en', 'I don’t know whether there is room for a party of 14.'],
    ['fr', 'Je ne sais pas s’il y a de la place pour un groupe de 14 personnes.'],
    ['es', 'Desconozco si hay sitio para un grupo de 14 personas.'],
  ])('is unknown where the brand tells nothing of it: %s', (language, text) => {
    const answer = ask(answerReservations, lucia, 'is there room for 14 people', { language, partySize: 14 });
    expect(answer.response).toContain(text);
    expect(answer.unknown).toBe(true);
    expect(answer.links?.[0]?.url).toContain('reserve.example.com');
  });
});

describe('a question of the brand', () => {
  test.each<[string, SiteConfiguration, string]>([
    ['byob on fridays', lucia, 'On Tuesdays, with a corkage'],
    ['best table to ask for in winter', lucia, 'Four, by the oven'],
    ['where are you located and is there parking', lucia, 'Ten places'],
    ['are dogs allowed', lumiere, 'Seulement sur la terrasse'],
    ['can i bring my own wine', lumiere, 'Non : nos cinq maisons'],
    ['is there a dress code', lumiere, 'Aucun'],
    ['where can i park at byward', lumiere, 'Dix places'],
    ['aceptan tarjetas de credito', spice, 'Visa and Mastercard'],
    ['do you add tip automatically', oaxaca, '%'],
    ['what happens if i cancel my table', oaxaca, 'Cancel up to four hours'],
    ['is there a kid menu', lumiere, '14'],
  ])('answers ‘%s’', (text, brand, expected) => {
    const asking = makeAsking(brand);
    const found = frequentAnswer(makeRequest(text, asking));
    expect(found?.answer.response).toContain(expected);
    expect(found?.likeness).toBeGreaterThanOrEqual(0.62);
  });

  test.each([
    ['are you open on sunday', lucia],
    ['do you need anything from me', lucia],
    ['do you sell gift cards', spice],
    ['how late are you open on friday', ember],
    ['do you have a table for 2 tonight', spice],
  ])('does not answer ‘%s’', (text, brand) => {
    const asking = makeAsking(brand);
    const found = frequentAnswer(makeRequest(text, asking));
    if (found)
      expect([found.answer.response, found.likeness < 0.5 || /seven/.test(found.answer.response)]).toContain(true);
  });
});

describe('likeness of questions', () => {
  test.each<[string, string]>([
    ['do you add tip automatically', 'Is gratuity included?'],
    ['is there a service charge', 'Is a tip added?'],
    ['do you take amex', 'Which cards do you accept?'],
    ['do you take amex', 'Can I pay with American Express?'],
    ['can i cancel my table', 'What is your cancellation policy?'],
    ['is the fryer shared', 'Do you have a dedicated fryer?'],
    ['is there a shared fryer', 'La friteuse est-elle partagée ?'],
    ['kids menu', '¿Tienen menú infantil?'],
    ['menu enfant', 'Is there a kids’ menu?'],
    ['can i bring wine', 'Is there a corkage fee?'],
    ['dog', '¿Se admiten perros?'],
    ['are chiens allowed', 'Are dogs welcome?'],
    ['pizza late', 'Servez-vous la pizza tard le soir ?'],
  ])('‘%s’ is ‘%s’', (text, question) => {
    const other = { question: 'Do you have parking?', answer: 'Ten places.' };
    const cash = { question: 'Can I pay cash?', answer: 'Gladly.' };
    const asking = makeAsking(brandOf({ faqs: [cash, other, { question, answer: 'So it is.' }] }));
    const found = frequentAnswer(makeRequest(text, asking));
    expect([found?.question.question, (found?.likeness ?? 0) >= 0.62]).toEqual([question, true]);
  });

  test('a cake is no wine', () => {
    const asking = makeAsking(lucia);
    const found = frequentAnswer(makeRequest('can i bring my own birthday cake', asking));
    expect(found?.likeness ?? 0).toBeLessThan(0.5);
  });

  test('of a part of a question is rated by its words alone', () => {
    const asking = makeAsking(lucia);
    const request = makeRequest('do you deliver and is there parking', asking);
    expect(frequentAnswer(request, ['parking'])?.question.question).toBe('Is there parking?');
    expect(frequentAnswer(request, ['do', 'you', 'deliver'])?.likeness).toBe(1);
  });
});

test.each([
  ['do you have a patio', true],
  ['hi is there parking', true],
  ['what time do you open tomorrow and do you have any discounts', true],
  ['what time do you open tomorrow', false],
  ['how do i order online', false],
  ['can you tell me your hours', false],
  ['which ones have parking', false],
  ['gift cards', false],
])('‘%s’ asks for yes or no: %s', (text, expected) => {
  expect(asksWhether(text)).toBe(expected);
});

/** Every service in every form: what begins with a yes or no was checked, or says what the brand says. */
describe('an answer that begins with a yes or no was checked', () => {
  const functions = [answerOffers, answerGiftCards, answerLoyalty, answerOrdering, answerPayment, answerDelivery];
  const others = [answerCatering, answerPrivateEvents, answerFoodTruck, answerFeature, answerReservations];
  const things =
    'delivery|deliver|parking|wifi|a patio|dogs|gift cards|catering|a food truck|pickup|a table for 12|rewards';
  const forms = 'do you have #|is there # on monday|#|do you # for free|why is there no #|dont you have #';
  const asked = things.split('|').flatMap((thing) => forms.split('|').map((form) => form.replace('#', thing)));
  const brands = { lucia, ember, noodle, nova, lumiere, spice };
  const cases = Object.entries(brands).flatMap(([name, brand]) =>
    (['en', 'fr', 'es'] as const).map((language) => ({ name, language, asking: makeAsking(brand, { language }) })),
  );

  test.each(cases)('by $name in $language', ({ asking }) => {
    for (const text of asked) {
      const when = { ...someDay, named: text.includes('monday') };
      const request = makeRequest(text, asking, { when, partySize: text.includes('12') ? 12 : undefined });
      for (const { response, checked } of [...functions, ...others].map((one) => one(request))) {
        const says = YES_OR_NO.exec(response)?.[0].toLowerCase();
        expect([text, response, checked?.[0]?.holds]).toEqual([text, response, says && !says.startsWith('no')]);
        expect(response).not.toMatch(/undefined|\{\w+\}| {2}/);
      }
    }
  });
});
