/** Deals, discounts and coupon codes that hold today. */
import { currentOffers, offersToday } from '@tablefront/restaurant/current-offers';
import { formatDay } from '@tablefront/restaurant/dates';
import { formatPrice } from '@tablefront/restaurant/prices';
import type { Deal, Discount, SiteConfiguration } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type Answer, type DealCard, type DiscountCard, sentence } from './answer.ts';
import { type Asking, nextStep } from './asking.ts';
import { contentStems, type Request } from './understand.ts';
import { folded, stemsOf } from './words.ts';

const mostInFull = 2;
const offersPage = { url: '/offers', label: 'Offers' };
/** What offers as such are called: no offer is chosen by these. */
const general = new Set(
  'deal discount coupon code promo promotion offer special sale valid work current currently still today week month combo voucher percent off free bargain saving happy hour student senior order first save money day'.split(
    ' ',
  ),
);

const guests: readonly string[][] = [
  ['military', 'veteran', 'army', 'soldier'],
  ['teacher', 'educator'],
  ['kid', 'child', 'children', 'family'],
  ['nurse', 'healthcare'],
];
/** Whether two words mean the same people, for whom an offer is made. */
function sameGuests(a: string, b: string): boolean {
  return guests.some((words) => words.includes(a) && words.includes(b));
}

export function answerOffers(request: Request, asking: Asking): Answer {
  const { configuration } = asking.knowledge;
  const today = todayOf(configuration, asking.now);
  const deals = currentOffers(configuration.deals, today);
  const discounts = currentOffers(configuration.discounts, today);
  const code = askedCode(request, asking);
  if (
    code !== undefined &&
    !discounts.some(({ couponCode }) => couponCode !== undefined && folded(couponCode) === code)
  ) {
    return {
      response: `I don’t know a coupon code “${code.toUpperCase()}” that holds today.${discounts.some(({ couponCode }) => couponCode) ? ` These do: ${discounts.flatMap(({ couponCode }) => couponCode ?? []).join(', ')}.` : ''}`,
      content_types: ['generic_answer'],
      links: [offersPage],
    };
  }
  if (deals.length + discounts.length === 0) {
    const named = /\bhappy hour\b/.test(request.text) ? 'No happy hour is listed, so I don’t know. ' : '';
    return {
      response: `${named}There are no deals or discounts at the moment. ${nextStep([], asking)}`,
      content_types: ['generic_answer'],
      links: [offersPage],
    };
  }

  const wanted = contentStems(request.words).filter((stem) => !general.has(stem));
  const textOf = ({ title, description = '', badge = '' }: Deal | Discount) =>
    folded(`${title} ${description} ${badge}`);
  const fits = (offer: Deal | Discount) => {
    const { title, description = '', badge = '' } = offer;
    const stems = stemsOf(
      [
        title,
        description,
        badge,
        'couponCode' in offer ? (offer.couponCode ?? '') : '',
        ...('conditions' in offer ? offer.conditions : []),
      ].join(' '),
    );
    return wanted.some((stem) => stems.includes(stem) || stems.some((own) => sameGuests(own, stem)));
  };
  const asksStudent =
    /\bstudents?\b/.test(request.text) || /\bsenior\b/.test(request.text) || /\bfirst order\b/.test(request.text);
  const word = /\bstudents?\b|\bsenior\b|\bfirst order\b/.exec(request.text)?.[0].replace(/s$/, '');
  const fitsWord = ({ title, description = '' }: Deal | Discount) =>
    folded(`${title} ${description}`).includes(word ?? '\n');
  const asksHappyHour = /\bhappy hour\b/.test(request.text);
  const choose = <Offer extends Deal | Discount>(offers: Offer[]) =>
    offers.filter((offer) =>
      asksStudent ? fitsWord(offer) : asksHappyHour ? /happy hour/.test(textOf(offer)) : fits(offer),
    );
  const codesOnly = /\b(?:coupon|promo|voucher)s?\b|\bcodes?\b/.test(request.text) && code === undefined;
  const chosenDeals = codesOnly ? [] : choose(deals);
  const chosenDiscounts = codesOnly
    ? discounts.filter(({ couponCode }) => couponCode !== undefined)
    : choose(discounts);
  // `Military discount`, `deals for teachers`: whom or what it is for.
  const kind =
    /\b(?!any\b|the\b|a\b|your\b|some\b|my\b|good\b|best\b|current\b|have\b|what\b|are\b|more\b|other\b|on\b|no\b|got\b|daily\b|today\b|tonight\b|special\b|first\b|online\b|offer\b|new\b|and\b|or\b|weekly\b|food\b|available\b|all\b|weekday\b|weekend\b|lunch\b|dinner\b|you\b|this\b|which\b|active\b|free\b|birthday\b|\w+day\b)([a-z]{4,}) (?:discount|deal)s?\b/.exec(
      request.text,
    )?.[1];
  const some = chosenDeals.length + chosenDiscounts.length > 0;
  const none =
    asksStudent && !some
      ? `I find no ${word} offer. These hold now:\n`
      : codesOnly && !some
        ? 'There are no coupon codes at the moment. These hold now:\n'
        : asksHappyHour && !some
          ? 'No happy hour is listed. These hold now:\n'
          : kind !== undefined && !some
            ? `I find no offer for “${kind}”. These hold now:\n`
            : '';
  const over = some ? undefined : endedOffer(request, configuration, [...deals, ...discounts]);
  if (over)
    return {
      response: `${sentence(over.title)} That has ended${over.validUntil === undefined ? '' : `: it was valid until ${formatDay(over.validUntil, configuration.language)}`}. Ask me about deals to hear which hold now.`,
      content_types: ['generic_answer'],
      links: [offersPage],
    };
  const shownDeals = some ? chosenDeals : deals;
  const shownDiscounts = some ? chosenDiscounts : discounts;
  // A long list is for looking over; what else holds of each stands in the cards.
  const inFull = shownDeals.length + shownDiscounts.length <= mostInFull;
  const lines = [
    ...shownDeals.map((deal) => dealText(inFull ? deal : { ...deal, description: undefined }, asking)),
    ...shownDiscounts.map((discount) =>
      discountText(inFull ? discount : { ...discount, description: undefined, conditions: [] }, asking),
    ),
  ];
  return {
    response: none + lines.slice(0, 10).join('\n'),
    content_types: [
      ...(shownDeals.length > 0 ? (['deals'] as const) : []),
      ...(shownDiscounts.length > 0 ? (['discounts'] as const) : []),
    ],
    ...(shownDeals.length > 0 && { deals: shownDeals.map((deal) => dealCard(deal)) }),
    ...(shownDiscounts.length > 0 && { discounts: shownDiscounts.map(discountCard) }),
    links: [offersPage],
  };
}

/** An offer that the question names by its title and that holds no more. */
function endedOffer(
  { words }: Request,
  { deals, discounts }: SiteConfiguration,
  current: readonly (Deal | Discount)[],
): Deal | Discount | undefined {
  const asked = new Set(contentStems(words));
  return [...deals, ...discounts].find((offer) => {
    const own = contentStems(stemsOf(offer.title)).filter((stem) => !general.has(stem));
    return !current.includes(offer) && own.length > 0 && own.every((stem) => asked.has(stem));
  });
}

/** By which date offers are judged. Resolving zones takes milliseconds, and nothing changes within a minute. */
function todayOf(configuration: SiteConfiguration, now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = judgedBy.get(configuration);
  if (known?.minute === minute) return known.today;
  const today = offersToday(configuration, now);
  judgedBy.set(configuration, { minute, today });
  return today;
}

const judgedBy = new WeakMap<SiteConfiguration, { minute: number; today: string }>();

/** A code that the question holds: in capitals with or without digits, or behind the word code. */
function askedCode({ text, words }: Request, { knowledge }: Asking): string | undefined {
  const codes = new Set(
    knowledge.configuration.discounts.flatMap(({ couponCode }) =>
      couponCode === undefined ? [] : [folded(couponCode)],
    ),
  );
  const own =
    [...text.matchAll(/\b[a-z0-9]+\b/g)].map(([word]) => word).find((word) => codes.has(word)) ??
    words.join('').match(/[a-z]{3,}\d{1,3}/)?.[0];
  const known = [...codes].find((code) => words.join('').includes(code));
  if (known !== undefined) return known;
  const named =
    /\bcode ([a-z]+) ?(\d+)\b/.exec(text) ??
    /\b(?!for|the|than)([a-z]{3,}) ?(\d{1,3})\b(?:.*)\b(?:valid|expired|works?|working)\b/.exec(text);
  return named ? `${named[1]}${named[2]}` : own !== undefined && /\bcode\b/.test(text) ? own : undefined;
}

function dealText(
  { title, description, price, originalPrice, badge, validUntil }: Deal,
  { knowledge: { configuration } }: Asking,
): string {
  const amount = (value: number) => formatPrice(value, configuration.currency, configuration.language);
  const prices =
    price === undefined
      ? ''
      : `: ${amount(price)}${originalPrice !== undefined && originalPrice > price ? ` instead of ${amount(originalPrice)}` : ''}`;
  const rest = [
    description === undefined ? '' : sentence(description),
    badge === undefined ? '' : `(${badge})`,
    untilText(validUntil, configuration.language),
  ];
  return [`${title}${prices}.`, ...rest].filter((part) => part !== '').join(' ');
}

function discountText(
  { title, description, badge, couponCode, validUntil, conditions }: Discount,
  { knowledge: { configuration } }: Asking,
): string {
  const rest = [
    description === undefined ? '' : sentence(description),
    couponCode === undefined ? '' : `Code: ${couponCode}.`,
    conditions.length > 0 ? `Conditions: ${conditions.join('; ')}.` : '',
    untilText(validUntil, configuration.language),
  ];
  return [`${title}${badge === undefined ? '' : ` (${badge})`}.`, ...rest].filter((part) => part !== '').join(' ');
}

function untilText(validUntil: string | undefined, language: string): string {
  return validUntil === undefined || validUntil.trim() === '' ? '' : `Valid until: ${formatDay(validUntil, language)}.`;
}

function dealCard({ title, description, price, originalPrice, badge, validUntil }: Deal): DealCard {
  return defined({ title, description, price, original_price: originalPrice, badge, valid_until: validUntil }, title);
}

function discountCard({ title, description, badge, couponCode, validUntil, conditions }: Discount): DiscountCard {
  return defined(
    {
      title,
      description,
      badge,
      coupon_code: couponCode,
      valid_until: validUntil,
      conditions: conditions.length > 0 ? conditions : undefined,
    },
    title,
  );
}

function defined<Card extends object>(card: Card, title: string): { title: string } & Partial<Card> {
  const known: Partial<Card> = Object.assign({}, card);
  for (const key in known) if (known[key] === undefined) delete known[key];
  return { ...known, title };
}
