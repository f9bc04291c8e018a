/** How menus say which other dishes are part of a dish, or come with it. */

/** Over a part of the menu, folded: what all that stands there comes with. */
export const COMES_WITH = /(?:^|, |\b(?:comes?|served|plated) )(?:\w+ly )?with (.+)/;

/** What is said to come with something: `a basket`, `egg plates`, `every plate`. */
export const SUBJECT = /^([^,]*?) comes? with\b/;
export const OF_ALL = /\b(?:every|each|all|everything|they|it)\b/;

/** `Tomato achar comes with every plate` */
export const COMES_TO_ALL = /^(.+?) comes? with (?:every|all|each|any)\w*\b/;

/** Of a dish, folded: what is not there, as something else is. */
export const IN_ITS_STEAD = /\b(?:instead|in place) of (?:the )?\p{L}+/u;

/** `A small bowl of the shoyu chicken` */
export const IS_ONE_OF =
  /\b(?:bowl|portion|plate|version|half|cup|serving)s? of (?:the|our) ([^,.;]+?)(?= with\b|[,.;]|$)/;

/** `Any filling`, `two fillings of your choice` */
export const LETS_CHOOSE =
  /\b(?:any|choice of|choose (?:an?|your)|pick (?:an?|your)) (?:filling|flavou?r|kind|sort|variety)s?\b|\b(?:filling|flavou?r|kind|sort)s? of your choice\b/i;

/** `The miso soup, which has bonito` */
export const TELLS_OF_PART =
  /\b(?:the|our) ((?:\p{L}+ )?\p{L}+), which (?:has|have|contains?|is made with) ([^.;]+)/giu;

/** What is called so is no kind of what is chosen there: `Curry lunch`, beside the momo lunch. */
export const IS_MEAL =
  /^(?:lunch|dinner|brunch|breakfast|meal|plate|platter|dish|main|order|entree|combo|set|box|kids?|special|tray|pack|feast)$/;
