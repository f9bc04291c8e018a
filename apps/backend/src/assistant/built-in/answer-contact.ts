/** How a brand is reached: phone, messages, e-mail, head office. */
import { type Answer, listed } from './answer.ts';
import {
  type Asking,
  allLocations,
  contactCard,
  emailOf,
  isGroup,
  locationCard,
  mostPlaces,
  phoneOf,
  placesFor,
  unknownAnswer,
  whatsappOf,
} from './asking.ts';
import type { Request } from './understand.ts';

export function answerPhone(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  if (/\bwhats ?app\b|\btext you\b/.test(request.text)) {
    const number = whatsappOf(asking);
    if (number !== undefined)
      return {
        response: `On WhatsApp: ${number}.`,
        content_types: ['contact'],
        contact_info: contactCard(places, asking),
      };
  }
  const own = places.filter(({ location }) => location.phone !== undefined);
  const main = asking.knowledge.configuration.telephone;
  const [only] = own;
  const whatsapp = /\bwhats ?app\b|\btext you\b/.test(request.text) ? 'I have no number for messages. ' : '';
  if (places.length === 1 && only) {
    return {
      response: `${whatsapp}The phone number of ${only.label} is ${only.location.phone}.`,
      content_types: ['contact'],
      contact_info: contactCard(places, asking),
      location_info: [locationCard(only, asking, { hours: false })],
    };
  }
  if (places.length === 1 || own.length === 0) {
    const card = contactCard(places, asking);
    if (main !== undefined) {
      const where =
        places.length === 1 && isGroup(asking)
          ? `I have no number of ${places[0]?.label}; the main number is`
          : 'The phone number is';
      return { response: `${whatsapp}${where} ${main}.`, content_types: ['contact'], contact_info: card };
    }
    return unknownAnswer('I don’t have a phone number.', places, asking);
  }
  const lines = own.slice(0, mostPlaces).map(({ label, location }) => `${label}: ${location.phone}`);
  const head = main === undefined ? '' : `The main number is ${main}.\n`;
  const more = own.length > mostPlaces ? `\nand ${own.length - mostPlaces} more on the locations page` : '';
  return {
    response: `${whatsapp}${head}${lines.join('\n')}${more}`,
    content_types: ['contact'],
    contact_info: contactCard(places, asking) ?? {},
    location_info: own.slice(0, mostPlaces).map((place) => locationCard(place, asking, { hours: false })),
    links: [allLocations],
  };
}

export function answerEmail(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const email = emailOf(places, asking);
  if (email === undefined) return unknownAnswer('I don’t have an e-mail address.', places, asking);
  const [only] = places;
  const of =
    places.length === 1 && only && isGroup(asking)
      ? only.location.email === undefined
        ? `I have no address of ${only.label} itself; write to`
        : `The e-mail address of ${only.label} is`
      : 'The e-mail address is';
  return {
    response: `${of} ${email}.`,
    content_types: ['contact'],
    contact_info: contactCard(places, asking),
    links: [{ url: '/contact', label: 'Contact' }],
  };
}

export function answerContact(request: Request, asking: Asking): Answer {
  const places = placesFor(request, asking);
  const phone = phoneOf(places, asking);
  const email = emailOf(places, asking);
  const ways = [
    ...(phone === undefined ? [] : [`call ${phone}`]),
    ...(email === undefined ? [] : [`write to ${email}`]),
  ];
  const text = ways.length > 0 ? `You can ${listed(ways, 'or')}.` : 'I have no phone number or e-mail address.';
  const office = /\b(?:head ?office|headquarters|hq)\b/.test(request.text) ? headOffice(asking) : '';
  const card = contactCard(places, asking);
  return {
    response: `${office}${text} The contact page has a form for feedback and for a callback.`,
    content_types: card ? ['contact'] : ['generic_answer'],
    ...(card && { contact_info: card }),
    links: [{ url: '/contact', label: 'Contact' }],
  };
}

function headOffice({ knowledge: { configuration } }: Asking): string {
  const { street, locality, region, postalCode } = configuration.address;
  const text = [street, locality, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return text === '' ? '' : `The head office is at ${text}. `;
}
