/** The words of everyday questions: which carry no meaning of their own, and what short, French or slang forms stand for. */

const list = (text: string) => text.trim().split(/\s+/);

/** Words that say nothing about what is looked for; a search for a dish leaves them out. */
export const fillerWords: ReadonlySet<string> = new Set(
  list(`
  a about actually again all already also always am an and any anybody anymore anyone anything anytime anywhere are around as ask at
  available away back be been before being best better between big both bring but buy by call called came can cannot
  check choice come comes contain contains cool could currently did different do does doing done dont each eat eating either else ever
  every everything exactly few find fine food for from fun get gets getting give go going gonna good got great guy guys had happen
  has have having he hello help her here hey hi him his hope how however i id if ill im in inside instead interested into is it
  item items its ive just kind kinda know large least less let like list little ll looking lot lots love lunchtime made make makes making many may
  maybe me mean meal menu menus mention might mine more most much must my near need needs new next nice no not nothing now of off offer
  offering offers ok okay old on one ones only open option options or order ordering other others our out over part people
  person place places please possible price prices priced pricing probably put question quick quite re really recommend restaurant right
  same say see seem selection sell selling serve served serves serving she should show since small so some somebody someone something somewhere
  soon sorry sort sorts specific still stuff such suggest sure take taste tasty tell than thank thanks that the their them then there these they
  thing things think this those though through to today together told tomorrow tonight too total totally tried true try trying type types um
  under until up upon us use used usually ve very want wanna wants was way we well went were what whatever when where whether
  which while who whole whose why wife husband friend friends mom dad will wish with within without wonder wondering work works would yeah yes yet you your yours
  dish dishes cost costs cheap cheapest expensive dollars dollar bucks below above max maximum minimum upto left side
  good delicious yummy amazing favourite favorite popular currently mind able happy hungry starving craving crave feel feeling mood fancy
  le la les un une des du de et ou je tu vous nous est que qui pour avec sur dans au aux mon ma mes votre vos il elle y ce cette ces
  avez etes quelle quel quelles quels quelque chose plat plats combien coute coutent ca va
`),
);

/** Everyday words that must never be taken for a misspelt dish or place. */
export const plainWords: ReadonlySet<string> = new Set([
  ...fillerWords,
  ...list(`
  after afternoon agent airport allergic allergy animal apply area arrive arrived baby bag bathroom battery beach because bed began birthday book booked booking
  bookings boss bought box boy branch break brand broken brother budget build building bus business camera capital card case cash
  cat cats cell center centre chair chairs change charge chat child children church city class clean clear clock close closed closer closes closest closing club coast code
  cold college come company complain complaint computer cook cooked cooks corner couple country course cover credit crew cross crowd crowded
  currency customer cute daily dance dark date daughter day days dead deal deals debit dedicated delay deliver delivered
  delivery design detail details diet dietary dine diner dinner direction directions discount dog dogs door down draft drive driver early
  earth easy election elevator email end enough enter entrance entree event events every exit extra face facility fact fall family famous
  far fast father feed feedback fees fifty film fire first fit five fix floor foot forecast four free fresh front full game games garden gift girl
  glass group groups grow half hand handle happened hard hate health hear heard heat heavy held high history hold holiday holidays home hot hotel
  hour hours house huge hundred ice idea important indoor indoors inform information ingredient ingredients insurance internet invoice
  job jobs join joke keep key kid kids kitchen knife lady lake land language last late later latest law lead learn leave
  light line live living loan local locate located location locations long look lost loud low luck lunch lunches machine mail main major man
  manager map mark market math matter meat meet meeting meetings member men message middle mild mile miles minute minutes miss missing mistake money month months morning mother
  mountain mouth move movie music name names natural news night nine noise noisy north number nut nuts office often once online
  opened opening opens original outdoor outdoors outside owner owners own owned pack page paper parent parents park parking party pass pay payment pet pets phone
  photo pick picked picture piece plan plastic plate play plus point poem points policy politics poor portion portions position possible post power president press private
  problem program project proper public purchase quality quiet quietly race rain rate rating read ready real receipt receive recipe red refund regular rent report
  request reservation reservations reserve rest result return review reviews reward rewards rich ride ring road room rude rules run safe salary sale
  save saw school score sea seat seating seats second send sent serious service services set seven share shift shop short shot sick sign
  similar simple sing single sister sit site six size sizes slow smoke smoking snow song south space speak special specials spend sport sports spot staff
  stage stairs stand start starts state station stay stock stop store stores story street strong student students summer sun
  system table tables talk tall team ten test text third thirty three ticket till time times tip tips toilet toilets top touch town
  train travel treat trip truck truth turn twelve twenty two usual vacation van view visa visit voice wait waiting walk wall war
  warm washroom washrooms watch water wear weather week weekend weekends weekday weekdays weeks welcome wheel white wide wifi wind window
  winter woman women wood word words world worse worst write wrong year years yellow yesterday young
  friday monday tuesday wednesday thursday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april june july august september october november december
  hall halls venue taproom lounge merch merchandise shirt shirts hoodie hat hats mug mugs souvenir minimum spend minor minors allowed
  prime minister minister mayor king queen prince princess emperor governor senator government capital country population planet moon star
  mars venus galaxy universe dinosaur elephant tiger lion whale tower bridge pyramid castle palace museum theatre theater cinema
  doctor nurse teacher student professor engineer scientist actor actress singer author writer artist painter player coach
  car cars bicycle plane flight airline hotel ticket passport suitcase luggage jacket jackets coat coats umbrella wallet purse keys scarf gloves glasses
  charger chargers heater heaters atm printer laptop laptops tablet computer keyboard battery television radio speaker
  book books novel poem story stories lesson exam university college degree essay physics chemistry biology maths algebra
  football soccer hockey tennis golf baseball basketball cricket olympics championship trophy
  religion church temple mosque prayer marriage divorce wedding funeral tax taxes lawyer doctor medicine medical pill pills hospital
  meaning happen history fact facts riddle quote advice opinion guess imagine believe trust hope
  roast strong weak fair trade union unionized local farm farms fresh frozen homemade imported sustainable wild caught raised
  priciest dearest cheapest cheaper pricier dearer trivia quiz karaoke darts pool billiards bingo poker tour tours ship shipping shipped mail
  christmas easter thanksgiving halloween midnight noon evening brunch breakfast
`),
]);

/** What people type for what they mean. Kept as typed where the brand itself uses the word. */
const shortForms: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  ya: 'you',
  yall: 'you',
  pls: 'please',
  plz: 'please',
  rn: 'right now',
  atm: 'right now',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  tmrow: 'tomorrow',
  tomoro: 'tomorrow',
  tomorow: 'tomorrow',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  '2moro': 'tomorrow',
  tonite: 'tonight',
  '2nite': 'tonight',
  tonigh: 'tonight',
  tdy: 'today',
  hrs: 'hours',
  hr: 'hour',
  hourz: 'hours',
  timings: 'hours',
  timing: 'hours',
  whats: 'what is',
  wats: 'what is',
  wat: 'what',
  wut: 'what',
  wen: 'when',
  whens: 'when is',
  wheres: 'where is',
  whos: 'who is',
  hows: 'how is',
  theres: 'there is',
  youre: 'you are',
  dont: 'do not',
  doesnt: 'does not',
  isnt: 'is not',
  arent: 'are not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  gimme: 'give me',
  lemme: 'let me',
  wanna: 'want to',
  gotta: 'have to',
  addy: 'address',
  addr: 'address',
  adress: 'address',
  tel: 'phone',
  telephone: 'phone',
  fone: 'phone',
  ph: 'phone',
  num: 'number',
  nbr: 'number',
  resto: 'restaurant',
  veggie: 'vegetarian',
  veggies: 'vegetables',
  vegie: 'vegetarian',
  vegitarian: 'vegetarian',
  vegeterian: 'vegetarian',
  vego: 'vegetarian',
  vegans: 'vegan',
  vegetarians: 'vegetarian',
  celiac: 'celiac',
  coeliac: 'celiac',
  coeliacs: 'celiac',
  glutenfree: 'gluten free',
  gf: 'gluten free',
  df: 'dairy free',
  veg: 'vegetarian',
  bday: 'birthday',
  xmas: 'christmas',
  nye: 'new years eve',
  hny: 'new years',
  thx: 'thanks',
  tnx: 'thanks',
  ty: 'thanks',
  mon: 'monday',
  tue: 'tuesday',
  tues: 'tuesday',
  weds: 'wednesday',
  thu: 'thursday',
  thur: 'thursday',
  thurs: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  jan: 'january',
  feb: 'february',
  apr: 'april',
  aug: 'august',
  sept: 'september',
  sep: 'september',
  oct: 'october',
  nov: 'november',
  dec: 'december',
  hv: 'have',
  n: 'and',
  b4: 'before',
  takeaway: 'takeout',
  ig: 'instagram',
  insta: 'instagram',
  fb: 'facebook',
  mins: 'minutes',
  choc: 'chocolate',
  // French
  bonjour: 'hello',
  bonsoir: 'hello',
  salut: 'hello',
  allo: 'hello',
  merci: 'thanks',
  ouvert: 'open',
  ouverts: 'open',
  ouverte: 'open',
  ouvertes: 'open',
  ouvrez: 'open',
  ferme: 'closed',
  fermes: 'closed',
  fermez: 'close',
  heures: 'hours',
  heure: 'hours',
  horaire: 'hours',
  horaires: 'hours',
  adresse: 'address',
  numero: 'number',
  courriel: 'email',
  quand: 'when',
  demain: 'tomorrow',
  aujourdhui: 'today',
  maintenant: 'now',
  soir: 'tonight',
  lundi: 'monday',
  mardi: 'tuesday',
  mercredi: 'wednesday',
  jeudi: 'thursday',
  vendredi: 'friday',
  samedi: 'saturday',
  dimanche: 'sunday',
  fermeture: 'close',
  ouverture: 'open',
  noel: 'christmas',
  livraison: 'delivery',
  livrez: 'deliver',
  reserver: 'reserve',
  emploi: 'jobs',
  emplois: 'jobs',
  vegetarien: 'vegetarian',
  vegetarienne: 'vegetarian',
  vegetariens: 'vegetarian',
  vegetariennes: 'vegetarian',
  noix: 'nuts',
  arachides: 'peanuts',
  lait: 'milk',
  oeufs: 'eggs',
  vegetaliens: 'vegan',
  vegetaliennes: 'vegan',
  gracias: 'thanks',
  vegetalien: 'vegan',
  vegetalienne: 'vegan',
  vegane: 'vegan',
  veganes: 'vegan',
  promotions: 'deals',
  promotion: 'deals',
  rabais: 'discount',
  aubaines: 'deals',
  stationnement: 'parking',
  traiteur: 'catering',
  terrasse: 'patio',
  succursale: 'location',
  succursales: 'locations',
  franchisage: 'franchise',
  emporter: 'takeout',
  allergenes: 'allergens',
  boisson: 'drink',
  boissons: 'drinks',
  prix: 'price',
  carte: 'menu',
  avez: 'have',
  etes: 'are',
  vous: 'you',
  situe: 'located',
  situes: 'located',
  trouver: 'find',
  plaintes: 'complaint',
  plainte: 'complaint',
};

/** A typed word in plain English, as far as it is a short, French or slang form; else as it is. */
export function plainForm(word: string): string {
  return Object.hasOwn(shortForms, word) ? (shortForms[word] ?? word) : word;
}
