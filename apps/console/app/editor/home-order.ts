import { isObject, type JsonValue } from '@tablefront/restaurant/editing/entry-keys';
import { type HomeSection, homeSections, orderedHomeSections } from '@tablefront/restaurant/home-sections';

export const homeNames: Readonly<Record<HomeSection, string>> = {
  popular: 'Popular items',
  highlights: 'Highlights',
  reviews: 'What guests say',
  features: 'Why guests come',
  specialties: 'Specialties',
  offers: 'Special offers',
  about: 'About us',
  questions: 'Questions',
  order: 'Ready to order',
  locations: 'Our locations',
};

/** What a configuration says of the home page's sections, as the site reads it. */
export function homeOrderOf(value: JsonValue | undefined): { order: HomeSection[]; hidden: HomeSection[] } {
  const { order, hidden } = isObject(value) ? value : {};
  return { order: orderedHomeSections({ order: namesIn(order) }), hidden: namesIn(hidden) };
}

/** How it is written: nothing where all is as usual. */
export function homeOrderSaid(order: readonly HomeSection[], hidden: readonly HomeSection[]): JsonValue | undefined {
  const isUsual = order.every((section, index) => section === homeSections[index]);
  if (isUsual && hidden.length === 0) return undefined;
  return { ...(!isUsual && { order: [...order] }), ...(hidden.length > 0 && { hidden: [...hidden] }) };
}

function namesIn(value: JsonValue | undefined): HomeSection[] {
  const words = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
  const wanted = words.map((word) => String(word).trim().toLowerCase());
  return wanted.flatMap((word) => homeSections.find((section) => section === word) ?? []);
}
