import type { SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answer.ts';
import { type Language, languages } from '../language/language.ts';
import type { Request } from '../request.ts';
import { brandOf, demoBrand, makeAsking, makeRequest } from '../testing/make-request.ts';
import {
  answerAbout,
  answerCuisine,
  answerFranchise,
  answerLegal,
  answerMedia,
  answerPriceLevel,
  answerRating,
  answerSocial,
} from './answer-brand.ts';
import { answerCallback, answerContact, answerEmail, answerFeedback, answerPhone } from './answer-contact.ts';
import { answerJobs } from './answer-jobs.ts';
import { answerAddress, answerDirections, answerLocations, answerNearest } from './answer-places.ts';

type AnswerFunction = (request: Request) => Answer;

const lucia = demoBrand('trattoria-lucia');
const maple = demoBrand('maple-and-ember');
const noodle = demoBrand('harbour-noodle');
const nova = demoBrand('nova');
const town = (name: string, locality: string, latitude: number, longitude: number) => ({
  name,
  address: { addressLocality: locality, streetAddress: '1 Main St' },
  geo: { latitude, longitude },
});
const two = brandOf({
  socialMedia: { whatsapp: 'https://wa.me/14165550177' },
  locations: [town('Harbour', 'Toronto', 43.64, -79.38), town('Ranch', 'Calgary', 51.05, -114.07)],
});
const unreachable = brandOf({ telephone: undefined, name: 'Muta' });

function ask(
  answer: AnswerFunction,
  configuration: SiteConfiguration,
  text: string,
  language: Language = 'en',
): Answer {
  const asking = makeAsking(configuration, { language });
  return answer(makeRequest(text, asking));
}

/** Text that begins as an answer to a yes/no question does. */
const STARTS_WITH_VERDICT = /^(?:yes|no|oui|non|sí|si)(?![\p{L}’'-])/iu;
const sure = { yes: /^(?:Yes|Oui|Sí)\. /, no: /^(?:No|Non)\. / };

describe('in English', () => {
  test.each<[string, AnswerFunction, SiteConfiguration, string, string[]]>([
    ['address', answerAddress, lucia, 'where are you', ['188 Harbord St', 'Phone: (416) 555-0142']],
    ['address', answerAddress, maple, 'address of the ossington restaurant', ['94 Ossington Ave']],
    [
      'address',
      answerAddress,
      maple,
      'where is old strathcona',
      ['don’t have the address of Old Strathcona', 'Please call'],
    ],
    ['address', answerAddress, maple, 'all addresses', ['Mile End: 5301', 'Inglewood: ']],
    ['address', answerAddress, nova, 'address', ['I don’t have the address of']],
    ['directions', answerDirections, lucia, 'directions please', ['188 Harbord St', 'The link opens directions']],
    ['directions', answerDirections, maple, 'directions', ['Choose a location', 'Ossington: 94']],
    ['directions', answerDirections, nova, 'directions', ['I have no address to give directions to.']],
    ['locations', answerLocations, maple, 'list your locations', ['14 locations', 'Queen West (Toronto)', 'Inglewood']],
    ['locations', answerLocations, maple, 'locations in toronto', ['Queen West', 'Junction']],
    [
      'locations',
      answerLocations,
      maple,
      'do you have a restaurant in vancouver',
      ['Yes. Main Street (Vancouver), 3211 Main St'],
    ],
    ['locations', answerLocations, maple, 'anything in saskatoon', ['no location in Saskatoon', 'Inglewood']],
    [
      'locations',
      answerLocations,
      lucia,
      'how many locations do you have',
      ['There is one location: Trattoria Lucia, 188'],
    ],
    ['locations', answerLocations, nova, 'how many locations do you have', ['no locations']],
    ['nearest', answerNearest, maple, 'nearest to laval', ['The nearest to Laval is Mile End', 'km away']],
    ['nearest', answerNearest, maple, 'which one is closest to mississauga', ['Junction']],
    ['nearest', answerNearest, maple, 'near dartmouth', ['North End']],
    ['nearest', answerNearest, maple, 'nearest location', ['don’t know where you are', '14 locations']],
    ['nearest', answerNearest, maple, 'nearest to edmonton', ['Old Strathcona, Edmonton.']],
    ['nearest', answerNearest, maple, 'near leslieville', ['Leslieville, 1131 Queen St E']],
    ['nearest', answerNearest, lucia, 'nearest location', ['188 Harbord St']],
    ['phone', answerPhone, lucia, 'what is your phone number', ['The phone number is (416) 555-0142.']],
    ['phone', answerPhone, maple, 'phone number for inglewood', ['of Inglewood is (403) 555-0180']],
    [
      'phone',
      answerPhone,
      maple,
      'phone of old strathcona',
      ['no number of Old Strathcona', 'main number is (416) 555-0188'],
    ],
    ['phone', answerPhone, maple, 'phone', ['The main number is (416) 555-0188.', 'Mile End: (514) 555-0176']],
    ['phone', answerPhone, two, 'are you on whatsapp', ['On WhatsApp: +14165550177.']],
    ['phone', answerPhone, lucia, 'are you on whatsapp', ['no number for messages', '(416) 555-0142']],
    ['phone', answerPhone, nova, 'phone number', ['I don’t have a phone number.']],
    ['email', answerEmail, lucia, 'email address', ['The e-mail address is ciao@trattorialucia.example.']],
    ['email', answerEmail, maple, 'email of queen west', ['of Queen West is queenwest@mapleember.example']],
    ['email', answerEmail, unreachable, 'email', ['I don’t have an e-mail address.']],
    ['contact', answerContact, lucia, 'how do i get in touch', ['You can call (416) 555-0142 or write to ciao@']],
    ['contact', answerContact, two, 'contact', ['send a WhatsApp message to +14165550177']],
    ['contact', answerContact, maple, 'where is your head office', ['head office is at 612 Queen St W']],
    ['contact', answerContact, unreachable, 'contact', ['no phone number or e-mail address', 'a person calls you']],
    ['callback', answerCallback, lucia, 'can someone call me back', ['call (416) 555-0142', '24 hours']],
    ['feedback', answerFeedback, lucia, 'i want to complain', ['feedback page', '(416) 555-0142']],
    ['jobs', answerJobs, lucia, 'are you hiring', ['Yes. There are open positions', 'Pizzaiola', 'Delivery rider']],
    ['jobs', answerJobs, lucia, 'jobs for delivery riders how much do you pay', ['$20 an hour']],
    ['jobs', answerJobs, lucia, 'what does a server earn', ['Server (Part-time): $19 an hour and tips']],
    ['jobs', answerJobs, lucia, 'do i need experience to be a pizzaiolo', ['Two years at a wood-fired oven']],
    ['jobs', answerJobs, lucia, 'do servers work evenings', ['Three evenings a week, one of them at a weekend']],
    ['jobs', answerJobs, lucia, 'do riders work mornings', ['Delivery rider', 'don’t state that', 'Please call']],
    ['jobs', answerJobs, maple, 'what does the grill cook make', ['Grill cook', '$']],
    ['jobs', answerJobs, lucia, 'you hiring servers', ['Yes. There is an open position: Server']],
    ['jobs', answerJobs, lucia, 'are you hiring dishwashers', ['I don’t see that position by name. There are']],
    ['jobs', answerJobs, maple, 'jobs in montreal', ['Cuisinière']],
    ['jobs', answerJobs, maple, 'any part time work in vancouver', ['Counter crew']],
    ['jobs', answerJobs, maple, 'any jobs in halifax', ['no open position listed for North End']],
    ['jobs', answerJobs, noodle, 'looking for work you hiring', ['no open positions']],
    [
      'jobs',
      answerJobs,
      brandOf({ jobs: [{ title: 'Cook' }] }),
      'what do you pay cooks',
      ['Cook', 'pay is not stated', 'Please call'],
    ],
    ['franchise', answerFranchise, lucia, 'do you franchise', ['don’t know']],
    ['franchise', answerFranchise, maple, 'how do i get a franchise', ['franchise@mapleember.example']],
    ['media', answerMedia, lucia, 'i am an influencer', ['Journalists and creators']],
    ['social', answerSocial, lucia, 'are you on instagram', ['instagram.com/trattorialuciaharbord']],
    ['social', answerSocial, lucia, 'are you on tiktok', ['I don’t know of a profile there', 'instagram.com']],
    ['social', answerSocial, nova, 'social media', ['I don’t know of any social profiles']],
    ['about', answerAbout, lucia, 'tell me about the restaurant', ['In the words of', 'Harbord Street']],
    [
      'about',
      answerAbout,
      lucia,
      'who is the owner what is the story',
      ['so many words', 'Lucia Bertolli', 'Please call'],
    ],
    ['about', answerAbout, lucia, 'how long have you been there', ['1998']],
    ['about', answerAbout, noodle, 'are you family owned', ['I don’t know that', 'Mei Lin and her sister An']],
    ['about', answerAbout, nova, 'about you', ['I know little about']],
    ['cuisine', answerCuisine, lucia, 'what kind of food do you serve', ['Neapolitan pizza, Fresh pasta']],
    ['cuisine', answerCuisine, nova, 'what kind of food', ['I don’t know what is served']],
    ['price level', answerPriceLevel, lucia, 'is it expensive', ['The price level is $$.', 'Dishes cost from']],
    ['price level', answerPriceLevel, nova, 'is it expensive', ['I don’t know the prices']],
    ['rating', answerRating, lucia, 'how good are your reviews', ['4.8 of 5']],
    ['rating', answerRating, maple, 'rating of mile end', ['Guests rate Mile End 4.9 of 5']],
    ['rating', answerRating, nova, 'rating', ['I have no ratings']],
  ])('%s', (_, answer, configuration, text, facts) => {
    const { response } = ask(answer, configuration, text);
    for (const fact of facts) expect(response).toContain(fact);
  });
});

describe('in French and Spanish', () => {
  test.each<[Language, AnswerFunction, SiteConfiguration, string, string]>([
    ['fr', answerAddress, lucia, 'where are you', 'Adresse de Trattoria Lucia : 188 Harbord St'],
    [
      'fr',
      answerLocations,
      maple,
      'do you have a restaurant in vancouver',
      'Oui. Main Street (Vancouver), 3211 Main St',
    ],
    ['fr', answerLocations, two, 'are you in regina', 'Non. Il n’y a pas de restaurant à cet endroit : Regina.'],
    ['fr', answerNearest, maple, 'nearest to laval', 'Le plus proche de Laval est Mile End'],
    ['fr', answerPhone, lucia, 'phone', 'Le numéro de téléphone est le (416) 555-0142.'],
    ['fr', answerContact, lucia, 'contact', 'Vous pouvez appeler le (416) 555-0142 ou écrire à ciao@'],
    ['fr', answerCallback, lucia, 'callback', 'Pour joindre une personne, vous pouvez appeler le'],
    ['fr', answerRating, lucia, 'rating', '4,8 sur 5'],
    ['fr', answerJobs, lucia, 'are you hiring', 'Oui. Il y a des postes à pourvoir : Pizzaiola'],
    ['fr', answerJobs, noodle, 'are you hiring', 'Aucun poste à pourvoir n’est affiché'],
    ['es', answerAddress, lucia, 'where are you', 'Trattoria Lucia está en 188 Harbord St'],
    [
      'es',
      answerLocations,
      maple,
      'do you have a restaurant in vancouver',
      'Sí. Main Street (Vancouver), 3211 Main St',
    ],
    ['es', answerLocations, two, 'are you in regina', 'No. Ahora mismo no hay ninguna ubicación en Regina.'],
    ['es', answerNearest, maple, 'nearest to laval', 'La más cercana a Laval es Mile End'],
    ['es', answerPhone, lucia, 'phone', 'El número de teléfono es (416) 555-0142.'],
    ['es', answerContact, lucia, 'contact', 'Puede llamar al (416) 555-0142 o escribir a ciao@'],
    ['es', answerFeedback, lucia, 'complaint', 'También puede llamar al (416) 555-0142'],
    ['es', answerAbout, lucia, 'who is the owner', 'En palabras de Trattoria Lucia: «'],
    ['es', answerJobs, lucia, 'are you hiring', 'Sí. Hay puestos vacantes: Pizzaiola'],
  ])('%s: %o', (language, answer, configuration, text, fact) => {
    expect(ask(answer, configuration, text, language).response).toContain(fact);
  });
});

describe('a yes or a no', () => {
  test.each<[string, SiteConfiguration, string, 'yes' | 'no' | undefined]>([
    ['a town with one', maple, 'are you in calgary', 'yes'],
    ['a region with one', maple, 'do you have locations in alberta', 'yes'],
    ['a town without, well away', two, 'do you have a location in regina', 'no'],
    ['a town without, near one', two, 'do you have a location in mississauga', undefined],
    ['a town without, where one place is not known', maple, 'do you have a location in saskatoon', undefined],
    ['a town with and one without', two, 'are you in toronto or regina', undefined],
    ['a name and another town', maple, 'do you have a main street location in halifax', undefined],
    ['a question that is no such', maple, 'how many restaurants do you have in toronto', undefined],
    ['another thing there', maple, 'do you have parking in calgary', undefined],
    ['where it is there', maple, 'where are you in calgary', undefined],
    ['more than that', maple, 'are you in calgary and do you deliver', undefined],
    ['a town before its noun', maple, 'do you have a calgary location', 'yes'],
    ['names that do not go together', maple, 'do you have a halifax main street location', undefined],
  ])('about locations: %s', (_, configuration, text, expected) => {
    const { response, checked } = ask(answerLocations, configuration, text);
    expect(checked?.map(({ holds }) => holds)).toEqual(expected && [expected === 'yes']);
    if (expected) expect(response).toMatch(sure[expected]);
  });

  test.each([
    ['are you hiring a plumber', lucia],
    ['are you open and do you have a job for a plumber', lucia],
    ['how do i apply', lucia],
    ['are you hiring', noodle],
  ])('is not said about jobs to: %s', (text, configuration) => {
    expect(ask(answerJobs, configuration, text).checked).toBeUndefined();
  });
});

test('an address that is missing is said where its place is asked for beside others', () => {
  const asking = makeAsking(maple);
  const places = asking.knowledge.places.filter(({ label }) => /Mile End|Strathcona/.test(label));
  const { response, unknown } = answerAddress(makeRequest('their addresses', asking, { named: places }));
  expect(response).toMatch(/^Mile End is at 5301.*\n\nI don’t have the address of Old Strathcona\. Please call/);
  expect(unknown).toBe(true);
});

test('cuisine is told by the categories of the menu where none is stated', () => {
  const menu = [
    {
      categories: [
        { name: 'Curries', items: [{ name: 'Chana masala' }] },
        { name: 'Breads', items: [{ name: 'Naan' }] },
      ],
    },
  ];
  const { response, menu_link } = ask(answerCuisine, brandOf({ menu }), 'what do you serve');
  expect(response).toBe('The menu has Curries and Breads.');
  expect(menu_link?.url).toBe('/menu');
});

test.each([
  ['accessibility statement', '/accessibility-statement'],
  ['terms and conditions', '/terms-and-conditions'],
  ['privacy policy', '/privacy-policy'],
])('the legal page of %s', (text, url) => {
  expect(ask(answerLegal, lucia, text).links?.[0]?.url).toBe(url);
});

test.each([answerCallback, answerContact])('the form for a callback is offered by %o', (answer) => {
  expect(ask(answer, lucia, 'contact').links).toContainEqual({ url: '/contact#callback', label: 'Request a callback' });
});

const all: Record<string, AnswerFunction> = {
  ...{
    answerAbout,
    answerCuisine,
    answerFranchise,
    answerLegal,
    answerMedia,
    answerPriceLevel,
    answerRating,
    answerSocial,
  },
  ...{ answerContact, answerEmail, answerPhone, answerCallback, answerFeedback, answerJobs },
  ...{ answerAddress, answerDirections, answerLocations, answerNearest },
};
const asked = [
  '',
  'are you in calgary',
  'do you have a location in regina',
  'are you hiring cooks',
  'nearest to laval',
  'old strathcona',
  'who is the owner',
  'are you on whatsapp or instagram',
  'head office',
];

describe.each(languages)('in %s, every answer', (language) => {
  test.each(Object.entries(all))(
    'of %s begins with yes or no only where it was checked, and leaves no gap',
    (_, answer) => {
      for (const configuration of [lucia, maple, noodle, nova, two, unreachable]) {
        for (const text of asked) {
          const { response, checked = [] } = ask(answer, configuration, text, language);
          expect(response).not.toMatch(/\{|\}|undefined|NaN|Infinity| {2}|\.\.$/);
          if (checked.length === 0) expect(response).not.toMatch(STARTS_WITH_VERDICT);
          else expect(response).toMatch(checked[0]?.holds ? sure.yes : sure.no);
        }
      }
    },
  );

  test.each(Object.entries(all))('of %s that does not know names a next step', (_, answer) => {
    for (const configuration of [lucia, maple, nova, unreachable]) {
      for (const text of asked) {
        const given = ask(answer, configuration, text, language);
        const step = given.contact_info ?? given.links?.find(({ url }) => url === '/contact#callback');
        if (given.unknown) expect(step).toBeDefined();
      }
    }
  });
});
