/** What other systems call what a configuration has under another name, or in another place. */

/** By the key that is meant, with the object that it stands in: the words that programs and people write for it. */
export const WRITTEN_FOR: Readonly<Record<string, string>> = {
  openingHours: 'hours workingHours businessHours openHours openingTimes schedule',
  specialOpeningHoursSpecification: 'specialHours holidayHours holidays exceptions closures specialDays',
  'address.addressLocality': 'city town locality suburb',
  'address.postalCode': 'zip zipCode postcode postalCode',
  'address.addressRegion': 'state province region',
  'address.addressCountry': 'country countryCode',
  'address.streetAddress': 'street addressLine1 line1',
  'geo.latitude': 'lat latitude',
  'geo.longitude': 'lng lon long longitude',
  'theme.primaryColor': 'primaryColor brandColor mainColor accentColor color colour colors colours',
  'theme.fontFamily': 'font fonts fontFamily typeface',
  'heroSection.title': 'tagline slogan headline',
  orderingLink: 'orderUrl orderOnline orderOnlineUrl orderLink onlineOrdering onlineOrderingUrl orderingUrl',
  reservationLink: 'reservationUrl reservations bookingUrl bookingLink booking reserveUrl',
  giftCards: 'giftCardUrl giftCardLink vouchers',
  socialMedia: 'instagram facebook tiktok twitter youtube linkedin social socials socialLinks',
  servesCuisine: 'cuisine cuisines cuisineType',
  locations: 'stores branches outlets shops addresses',
  url: 'website site homepage domain',
  telephone: 'tel phoneNumber mobile',
  faqs: 'questionsAndAnswers',
  jobs: 'careers vacancies openings positions',
  deals: 'offers promotions specials promos',
  items: 'products entries',
  categories: 'sections groups',
  image: 'img imageUrl photo photoUrl',
  calories: 'energy',
  variants: 'options portions',
  addOns: 'extras modifiers toppings',
  soldOut: 'outOfStock unavailable',
  description: 'desc details summary',
};

const MEANT = new Map(
  Object.entries(WRITTEN_FOR).flatMap(([meant, words]) =>
    words.split(' ').map((word) => [word.toLowerCase(), meant] as const),
  ),
);

/**
 * The key that another word is written for, such as `openingHours` for `hours` and `address.addressLocality` for `city`:
 * undefined where there is none, or where the object does not have it.
 */
export function meantBy(written: string, has: (key: string) => boolean): string | undefined {
  const meant = MEANT.get(written.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return meant !== undefined && has(meant.split('.', 1)[0] ?? meant) ? meant : undefined;
}
