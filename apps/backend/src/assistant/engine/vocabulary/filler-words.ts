/** Words that say nothing about what is looked for: neither a dish, nor what one of the brand's own questions is about. */
const fillerWords: ReadonlySet<string> = new Set(
  `
  lol lmao haha omg btw tho bro dude afterwards situation aged con sin por para del los las una unos unas a able about above actually again all already also always am amazing an and any anybody anymore anyone anything
  anytime anywhere are around as ask at au aux available avec avez away back be been before being below best better
  between big both bring bucks but buy by ca call called came coming can cannot ce ces cette cheap cheapest check choice
  chose combien come comes contain contains cool cost costs could coute coutent crave craving currently dad dans de
  delicious des did different dish dishes do does doing dollar dollars done dont du each eat eating either elle else
  est et etes ever every everything exactly expensive fancy favorite favourite feel feeling few find fine food for
  friend friends from fun get gets getting give go going gonna good got great guy guys had happen happy has have
  having he hello help her here hey hi him his hope how however hungry husband i id if il ill im in inside instead
  interested into is it item items its ive je just kind kinda know la large le least left les less let like list
  little ll looking lot lots love lunchtime ma made make makes making many max maximum may maybe me meal mean
  mention menu menus mes might mind mine minimum mom mon mood more most much must my near need needs new next nice
  no not nothing nous now of off offer offering offers ok okay old on one ones only open option options or order
  ordering other others ou our out over part people person place places plat plats please popular possible pour
  price priced prices pricing probably put que quel quelle quelles quelque quels question qui quick quite re really
  recommend restaurant right same say see seem selection sell selling serve served serves serving she should show
  side since small so some somebody someone something somewhere soon sorry sort sorts specific starving still stuff
  such suggest sur sure take taste tasty tell than thank thanks that the their them then there these they thing
  things think this those though through to today together told tomorrow tonight too total totally tried true try
  trying tu type types um un under une until up upon upto us use used usually va ve very vos votre vous wanna want
  wants was way we well went were what whatever when where whether which while who whole whose why wife will wish
  with within without wonder wondering work works would y yeah yes yet you your yours yummy
`
    .trim()
    .split(/\s+/),
);

export function isFiller(word: string): boolean {
  return fillerWords.has(word);
}
