/** How menus say which other dishes are part of a dish, or come with it. */

/** What comes with some dishes, folded: `Every plate comes with lemon potatoes`, `From five, with rice and salad`, `avec frites`. */
export const COMES_WITH =
  /^(?<of>.*?)(?:\b(?:comes?|viennent|(?<served>served|plated|servi\p{L}*)) (?:\w+ly )?)?\b(?:with|avec|con) (?<sides>.+)$/u;

/** `Tomato achar comes with every plate` */
export const COMES_TO_ALL = /^(?<sides>.+?) comes? with (?:every|all|each|any)\w*\b/;

/** What is said to come with something: `every plate`, `they`. */
export const OF_ALL = /\b(?:every|each|all|everything|they|it)\b/;

/** Of a dish, folded: what is not there, as something else is. */
export const IN_ITS_STEAD = /\b(?:instead|in place) of (?:the )?\p{L}+/u;

/** `A small bowl of the shoyu chicken` */
export const IS_ONE_OF =
  /\b(?:bowl|portion|plate|version|half|cup|serving)s? of (?:the|our) ([^,.;]+?)(?= with\b|[,.;]|$)/;

const NUMBERS = 'one|two|three|four|five|six|seven|eight|ten|twelve|twenty|\\d+';

/** How many of something: it says nothing of what it is. */
export const IS_NUMBER = new RegExp(
  `^(?:${NUMBERS}|sixteen|fourteen|dozen|forty|fifty|sixty|half|whole|small|large|piece|pint|pitcher|carafe|glass|bottle|pot)$`,
);

/** What may be chosen, folded: `any burger`, `any filling`, `pick two meats`, `any three`; not `eggs any style`. */
export const CHOICES =
  /\b(?:any|choice of|choose|pick)\b(?! (?:style|way|time|day|size|temperature|other|more|which|hour|one of)\b)(?: of)?(?<one>(?: (?!(?:and|or|with|in|on|from|but|except|after|for|is|are|at)\b)[\p{L}\d]+){1,4})|(?<two>[\p{L}\d]+(?: [\p{L}\d]+)?)(?= of your choice\b)|\b(?:one|two|three|your) (?<three>(?:sauce|glaze|filling|flavou?r|kind)s?)\b/gu;

/** What is chosen among what is called as the dish itself is. */
export const OF_ITS_KIND = /^(?:filling|flavour|flavor|kind|sort|variety|your|the|an|a)$/;

/** So many of something in a set of several things. */
export const SOME_OF = new RegExp(`\\b(?:an?|${NUMBERS}) ((?:\\p{L}+ ?){1,3})`, 'gu');

/** What is called so is several things together. */
export const IS_SET = /^(?:set|tray|combo|kit|pack|feast|dosirak)$/;

/** `A house or garden kimbap`: each of the two, by the word that both have. */
export const EITHER = /\b(\p{L}+) or (\p{L}+) (\p{L}+)/gu;

/** `Any five tacos except shrimp`, `not The Shooting Star`: what may not be chosen; folded. */
export const EXCEPTED =
  /\b(?:except|but not|but|other than|not|save for) (?:for )?([^.,;]+)|([^.,;]+?) not included\b/g;

/** `The miso soup, which has bonito` */
export const TELLS_OF_PART =
  /\b(?:the|our) ((?:\p{L}+ )?\p{L}+), which (?:has|have|contains?|is made with) ([^.;]+)/giu;

/** `Toum is garlic, oil, lemon and salt` */
export const TELLS_WHAT_IT_IS =
  /(?<=^|[.!?] )(?:The |Our )?(\p{L}+(?: \p{L}+)?) (?:is|are)(?: made (?:of|with|from))? ((?:\p{L}+ ?){1,3}, [^.;:]* and [^.;:]+)/gu;

/** `The oyster sauce and the hoisin that we buy contain it`, of what was asked about. */
export const CONTAINS_IT =
  /(?<=^|[.!?] )([^.,;]+?)(?: (?:that|which) we \w+)? (?:contains?|has|have) (?:it|them|some)\b/giu;

/** What is called so is no kind of what is chosen there: `Curry lunch`, beside the momo lunch. */
export const IS_MEAL =
  /^(?:lunch|dinner|brunch|breakfast|meal|plate|platter|dish|main|order|entree|combo|set|box|kids?|special|tray|pack|feast)$/;

/** Of ice cream, folded: of which flavour is chosen; not `a scoop of vanilla`. */
export const OF_ANY_FLAVOUR =
  /\b(?:any|two|three|four|your|choice of|choose) (?:\w+ )?(?:flavou?rs?|scoops?|ice creams?|parfums?|boules?|sabores|bolas)\b(?! of (?!the day|your|any|ice|our)\w)|\b(?:scoops?|flavou?rs?) of (?:your|the day|any|ice cream)\b/;

/** The heading over flavours of ice cream. */
export const IS_FLAVOURS =
  /\b(?:ice creams?|gelat[oi]|sorbets?|sorbetes|flavou?rs|scoops|soft serve|glaces?|helados?|frozen custard)\b(?! (?:cakes?|sandwich\w*|sundaes?|drinks?|floats?))/i;

/** What flavours are served in or with. */
export const IS_CONE = /\b(?:cones?|cups?|toppings?|pints?|sundaes?|sandwich\w*|flights?)\b/i;

/** Of a heading: that something is put beside its dishes. */
export const COMES_BESIDE = /\b(?:served|plated|servis?|servid[oa]s?) (?:\w+ )?(?:with|avec|con)\b/i;
