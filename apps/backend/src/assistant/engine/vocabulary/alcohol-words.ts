/** What is called so holds alcohol, and how menus say that a drink does, or that it does not; stems and folded text. */

/** Liqueurs and drinks that are called by several words: each is read as one. */
export const POURED_IN_WORDS: readonly string[] =
  'creme de menthe,creme de cacao,creme de noyaux,creme de cassis,creme de violette,creme de mure,creme de peche,creme de banane,grand marnier,triple sec,tia maria,southern comfort,irish coffee,long island,white russian,black russian,cuba libre,tom collins,dark and stormy,pina colada,hard seltzer,hard lemonade,hard cider,hard iced tea,hard tea,hard kombucha,hard soda'.split(
    ',',
  );

/** Spirits, liqueurs and grapes that hardly anything else is called by. */
export const POURED =
  'marnier curacao galliano drambuie bailey chambord cynar fernet averna advocaat jenever genever disaronno aperitivo sekt spumante nigori junmai daiginjo ginjo mezcalita caipiroska caipirissima cinsault carignan falanghina trebbiano aglianico dolcetto muscadet viognier torronte primitivo garnacha gamay carmenere mourvedre saperavi rkatsiteli kindzmarauli vermut pommeau hydromel rompope punsch sotol raicilla bacanora charanda pilsen lowball';

/** A dish or drink that is called so may well hold some: cassis is a berry and a liqueur. */
export const MAY_BE_POURED =
  'tiramisu wine rum bourbon brandy cognac marsala sherry mirin sake vin vino trifle sabayon zabaglione eggnog cassis suzette foster flambe flambeed jubilee fondue spiked boozy booze drunken';

/** `21 and over`, of what is poured to nobody younger. */
export const OVER_AGE =
  /\b(?:18|19|20|21|eighteen|nineteen|twenty[- ]one)(?: years?(?: old)?)?(?:\+| ?(?:and|or|&) (?:over|older|up|above)\b)/i;

/** `Best thing next to a beer`, of what is eaten. */
export const EATEN_BESIDE =
  /\b(?:next to|alongside|(?:best|good|great|lovely|nice|perfect) (?:with|beside)|goes (?:well |best |great )?with|pairs? (?:well )?with|made for|asks for|wants|calls for) (?:an?|your|some|cold|the) (?:cold )?(?:beers?|wines?|cocktails?|sakes?|drinks?|lagers?|ales?|pints?|ciders?)\b/gi;

/** A heading of several parts: `Wine, arak and cocktails`. */
export const PARTS_OF_HEADING = /,| (?:and|or|et|y|e|ou|o) | ?[&/] ?/i;
