/** What an attack on lists of foods found: one word after a dish, alcohol for children, what is raw, what says that it has none. */
import { describe } from 'vitest';
import { testRows } from '../testing/ask-brands.ts';

describe('A bare word is asked of the dish that was told of', () => {
  testRows({
    'harbour-noodle': `
harbour bowl >> shellfish? | harbour bowl name prawn, so it contains shellfish | !tempura
harbour bowl >> pork? >> fish? | harbour bowl name fish, so it contains fish | !onigiri
does the harbour bowl have shellfish >> and pork? >> is there fish | harbour bowl name fish
corn miso >> any pork in it | Corn miso ramen is not stated to contain pork | !dumplings
miso ramen >> milk? | name butter, so it contains milk`,
    'trattoria-lucia': `
branzino >> shellfish? >> and nuts | Branzino is not stated to contain nuts | !Polpo
tagliatelle al ragu >> pork? >> celery? | states celery among its allergens | !Polpo
gelato >> walnuts? | Gelato states that it may contain nuts
crostini >> alcohol? >> gluten | states gluten | !Sangiovese`,
    'maple-and-ember': `
lobster taco >> shellfish? >> and milk | Lobster taco states milk | !Lait frappé
crispy chicken >> fish? | may contain fish
crispy chicken with fries nut free | Crispy chicken is not stated to contain nuts | !words for nut
does brisket burrito have pork >> and dairy? | Smoked brisket burrito states milk | !al pastor`,
    'khao-fon': `
how much is the pad thai >> with shrimp | $21`,
  });
});

describe('A list of what is called so names all that states it', () => {
  testRows({
    'harbour-noodle': `
fish? | Salmon onigiri | The harbour bowl | Prawn tempura | tell the staff
do you have pork | dumplings | These state pork: The harbour bowl`,
    'trattoria-lucia': `
any fish dishes | Branzino | Vitello tonnato | Orecchiette
milk? | Burrata | Lasagne | tell the staff
almonds? | Ortolana | may contain almonds: Torta di fragole and Gelato`,
  });
});

describe('Which food holds alcohol', () => {
  testRows({
    'trattoria-lucia': `
which desserts have alcohol | Tiramisù and Cantucci | !Vermentino
which dishes have alcohol in them | Crostini | !Chinotto | !Caffè
alcohol? | Sangiovese | Tiramisù | Negroni`,
    'maple-and-ember': `
cod taco alcohol? | These state alcohol: Baja cod taco
does the slaw have alcohol | !Yes | !so it contains`,
    'the-low-cellar': `
im muslim >> chicken liver parfait | name port, so it contains alcohol`,
    'night-heron-tea': `
pregnant how much caffeine in the matcha | name matcha | !Grass jelly name bitter`,
    'la-girouette': `
any alcohol in the sorbets | These state alcohol: Pear cider sorbet
is the alcohol cooked off in the crepe suzette | liqueur | !Yes`,
    'babusyas-table': `
is there alcohol in kvas | nearly no alcohol`,
  });
});

describe('Alcohol for a child is told of as such, and no high chair', () => {
  testRows({
    'loon-point': `
beer for my kid | These state alcohol | !Of course
can my kid have the grasshopper | so it contains alcohol | !Of course
kids drinks | House root beer | !Loon Lager`,
    'goldener-hirsch': `
beer for my 15 yr old | These state alcohol: Wheat beer | !Of course
wine for kids ok? | alcohol | !Of course`,
    'la-girouette': `
my kid is 6 >> crepe suzette ok? | so it contains alcohol
is the alcohol cooked off in the crepe suzette >> can my 6 year old have it | so it contains alcohol | !Yes
pear cider sorbet for my toddler | so it contains alcohol | !high chairs`,
    mangiacapras: `
how much for two kids cheese pizza and a chicken marsala | $45.00 | !alcohol`,
  });
});

describe('What is raw, and what menus say of its risk', () => {
  testRows({
    'coulee-and-brine': `
pregnant, shuckers choice ok? | so it contains raw | Raw oysters, tartare and rare steak carry a risk
can a pregnant woman eat the flat iron rare | I do not know whether Flat iron | carry a risk
weak immune system can i eat the oysters | carry a risk | !$24
is the tower raw | carry a risk`,
    'yoru-ramen-bar': `
what dishes have raw fish | Tuna tataki and Salmon don | may make you ill
im pregnant can i have the ajitama egg | I do not know whether Ajitama egg | may make you ill`,
    'harbour-noodle': `
pregnant can i eat the corn miso ramen | I do not know whether Corn miso ramen`,
    'sol-y-brasa': `
pregnant ceviche | the usual warning goes`,
  });
});

describe('What holds caffeine by another name is not free of it', () => {
  testRows({
    'ridge-road-creamery': `
diet coke caffeine free | !without caffeine: Fountain soda`,
    'puffin-and-cone': `
caffeine free drinks >> london fog has caffeine? | name earl grey, so it contains caffeine`,
    'nunzios-pizza-and-wings': `
coke caffeine free | I do not know about Fountain soda`,
  });
});

describe('What a dish says that it has none of is not in it', () => {
  testRows({
    'khao-fon': `
shellfish allergy is massaman ok | Massaman curry is not stated to contain shellfish
coconut ice cream dairy free | not stated to contain milk | !so it contains`,
    'schoolhouse-bagels': `
egg allergy egg cream | !so it contains eggs
egg cream has egg? | There is no egg in it | !name egg`,
    'yoru-ramen-bar': `
does taiyaki have fish | not stated to contain fish
no pork yuzu shio | !so it contains pork`,
    'night-heron-tea': `
is the mapo tofu bento egg free | not stated to contain eggs
roasted oolong tree nut allergy | !so it contains nuts`,
    'sol-y-brasa': `
franks pork? | !calamar
pork free | !Combo Barrio`,
    'maple-and-ember': `
doughnut >> nuts? >> hazelnuts? | Cocoa doughnut | !The Ember double
nuts? >> eggs? | not stated to contain nuts or eggs
`,
    'trattoria-lucia': `
pizza >> nuts? >> milk? | not stated to contain nuts or milk: Marinara | !Margherita
pizza >> nuts? >> pork? | nuts or pork | !Diavola
is the diavola pork | salame
`,
    'tia-lichas': `
is barbacoa pork | Beef cheek | !Bacon
`,
  });
});
