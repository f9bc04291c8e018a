/** What must be avoided, however it is said, and answers in the guest's own language, of brands that nobody wrote for a test. */
import { testRows } from '../testing/ask-brands.ts';

testRows({
  'brasserie-lumiere': `
je suis enceinte | Ce qui convient à votre santé | !Ouvertes à la minute
chu allergique aux crustaces >> et les huitres | 4 autres le mentionnent | !Ouvertes à la minute
le week-end prochain | 28 novembre | !On Saturday
on est musulmans | mentionne | !I’m sorry
et le 1er janvier, c'est ouvert | 1er janvier | !1 janvier`,
  'puffin-and-cone': `
i like nuts, my wife cant eat them >> what do you recommend | not stated to contain nuts | !Guests like`,
  'casa-oaxaca': `
alergia al cacahuate tacos | Estos indican cacahuetes: Taco de camarón | !o tacos
peanut allergy >> forget about the allergy | not stated to contain peanuts: Taco | !what you must avoid
soy intolerante a la lactosa | El menú no indica leche | !Pour ces
3 al pastor y una horchata cuanto es | 3 × Taco al pastor | $17.50
trabajos? >> pagan bien | Tortilla maker | !Désolé`,
  'copper-bull': `
egs are a no for me | not stated to contain eggs
not allergic to fish but shellfish | not stated to contain shellfish | !Oysters ($
im 7 months along what should i skip | These state alcohol
allergy: milk. party of 4 budget 60 | not stated to contain milk: Oysters
pregnant >> oysters >> so what do you recommend | not stated to contain alcohol or raw | !Oysters ($`,
  'mesa-garua': `
not a fan of mushrooms but deathly allergic to nuts | not stated to contain nuts: Ceviche clásico
pisco sour >> tiene huevo? | Pisco sour indica huevos`,
  'lotus-and-tide': `
crustacean allergy | not stated to contain shellfish`,
  'han-river-grill': `
no pork >> tier b | I do not know whether Tier B contains pork | !not stated to contain pork`,
  'hickory-yard': `
no pork >> one-meat plate | I do not know whether One-meat plate contains pork`,
  'saffron-terrace': `
is anything not made with dairy | not stated to contain milk: Mirza`,
  'el-camioncito': `
no pork | Do you use lard?`,
  'ble-noir': `
allergie aux oeufs >> galette complete sans oeuf? | Complète mentionne les œufs | !nomme egg`,
  'cafe-bellevue': `
allergie au tournesol | mentionnent graines de tournesol : Végé-pâté
allergie aux noisettes mocha | Mocha noisette mentionne
allergie soja | Pour ces plats, le menu ne mentionne pas le soja
vs etes ouvert dim? >> et lun | 1 adresse ouverte sur 2
ma fille est allergique aux noix >> le mocha noisette >> qu'est-ce qu'elle peut prendre | ne mentionne pas les noix : Latte`,
  'galo-negro': `
poulet entier combien | Whole chicken coûte | !Quarter
vous livrez a mile end >> minimum de commande? | !Entre las zonas`,
  'dak-and-draft': `
no dairy >> honey butter chicken? >> set for two | !Honey butter chicken`,
  'big-sky-pies': `
egg free pie >> crust has egg? | not stated to contain eggs | !see egg`,
  'umi-counter': `
no raw fish for my wife shes expecting >> how much is sake | so it contains alcohol`,
  'moonbeam-diner': `
pancaks? | !Pancaks`,
  'rasoi-junction': `
buter chikn price | Butter chicken costs`,
  'kettle-and-crumb': `
oatmilk? | Oat and soya, 40p`,
  'gull-and-anchor': `
whn do u shut | open until 9:30 PM | !No.`,
  'harbour-noodle': `
gift crads | gift cards | !see crads
do you deliver >> to dartmouth? | Dartmouth by ferry is in the delivery area | !no location`,
  'trattoria-lucia': `
allergie à l'oeuf ravioli | Ravioli di ricotta mentionne les œufs
`,
  'maple-and-ember': `
allergie aux cacahuètes taco au maïs | Charred corn taco mentionne les arachides | !ou taco
alergia al trigo pollo frito | Maple fried chicken indica trigo
alergia a la leche elote | Elote indica leche
`,
  'taverna-meltemi': `
je suis allergique aux noix dessert | Ces plats mentionnent les noix : Baklava | !ou dessert
`,
});
