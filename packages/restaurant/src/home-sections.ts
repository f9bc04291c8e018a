/** What stands on the home page below its first screen, in the order in which it stands there where nothing else is said. */
export const homeSections = [
  'popular',
  'highlights',
  'reviews',
  'features',
  'specialties',
  'offers',
  'about',
  'questions',
  'order',
  'locations',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** As a configuration says it: what is not named in `order` follows in its usual order. */
export interface HomeSectionsSaid {
  order: readonly HomeSection[];
  hidden: readonly HomeSection[];
}

/** All sections in a brand's own order, hidden or not. */
export const orderedHomeSections = ({ order }: Pick<HomeSectionsSaid, 'order'>): HomeSection[] => [
  ...new Set([...order, ...homeSections]),
];

/** Those that the page shows, as far as there is anything in them. */
export const shownHomeSections = (said: HomeSectionsSaid): HomeSection[] =>
  orderedHomeSections(said).filter((section) => !said.hidden.includes(section));
