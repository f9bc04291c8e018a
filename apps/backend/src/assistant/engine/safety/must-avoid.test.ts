/** Ways in which guests say what must not be in their food, and what is read from each; none may be read as less. */
import { readFileSync } from 'node:fs';
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import { expect, test } from 'vitest';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { readText } from '../language/read-text.ts';
import { readAvoidance } from './must-avoid.ts';

const file = new URL('../../../../../../brands/maple-and-ember/brand.json', import.meta.url);
const result = readSiteConfiguration(JSON.parse(readFileSync(file, 'utf8')));
if (!result.ok) throw new Error(result.error);
const knowledge = knowledgeOf(result.configuration);

function reading(text: string): string {
  const { avoid, asked, excluded, inverse } = readAvoidance(readText(text, knowledge).words, knowledge.index);
  const names = avoid.map(({ kind, word }) => (kind === 'other' ? `other ${word}` : kind)).sort();
  return [
    names.join(', '),
    ...(asked.length > 0 ? [`asked ${asked.map(({ kind }) => kind).join(', ')}`] : []),
    ...(excluded.length > 0 ? [`excluded ${excluded.join(', ')}`] : []),
    ...(inverse ? ['inverse'] : []),
  ].join('; ');
}

const table = `
peanuts don't agree with me → peanuts
dairy doesn't agree with me → milk
dairy does not sit well with me → milk
milk upsets my stomach → milk
eggs make me puke → eggs
eggs make me sick → eggs
eggs make me ill → eggs
eggs make me throw up → eggs
i throw up if i eat eggs → eggs
shrimp makes me break out in hives → shellfish
i get hives from shrimp → shellfish
i break out in hives when i eat shellfish → shellfish
keep me away from peanuts → peanuts
keep peanuts away from me → peanuts
i carry an epipen for peanuts → peanuts
peanuts = epipen → peanuts
epi pen peanuts → peanuts
nuts will kill me → nuts
nuts could kill me → nuts
i could die from nuts → nuts
i die if i eat nuts → nuts
i'd die if i ate nuts → nuts
my throat closes up when i eat nuts → nuts
my throat itches when i eat nuts → nuts
nuts make my throat itch → nuts
nuts give me hives → nuts
i swell up from nuts → nuts
lactose → milk
no lactose for me → milk
i'm lactose intolerant → milk
lactose intollerant → milk
im lactard → milk
i can't do dairy → milk
i cant digest milk → milk
dairy and me are not friends → milk
i dont do dairy → milk
off dairy → milk
i'm off dairy → milk
i gave up dairy → milk
dairy is a no go for me → milk
dairy is a no-no → milk
dairy is out → milk
dairy is off limits → milk
dairy is bad for me → milk
cheese gives me the runs → milk
cheese gives me cramps → milk
milk is poison to me → milk
no treenuts → nuts
no tree-nuts please → nuts
nut-free → nuts
nut free please → nuts
nuts allergy → nuts
tree nut alergy → nuts
my kid is nut-free → nuts
nothing with nuts → nuts
nothing that has nuts in it → nuts
nothing containing nuts → nuts
anything but nuts → nuts
as long as it has no nuts → nuts
as long as there are no nuts → nuts
cannot touch nuts → nuts
can't go near nuts → nuts
cant be near nuts → nuts
nuts are a problem for my son → nuts
my son has a problem with nuts → nuts
my son has issues with nuts → nuts
we have a nut problem → nuts
i have a thing with nuts → nuts
i struggle with nuts → nuts
nut issue → nuts
skip the nuts → nuts
no nuts → nuts
none of the nuts → nuts
hold the nuts → nuts
minus nuts → nuts
sans nuts → nuts
w/o nuts → nuts
leave the nuts off → nuts
i mustn't have nuts → nuts
i must not have nuts → nuts
i shouldn't eat nuts → nuts
not supposed to eat nuts → nuts
i am not supposed to have nuts → nuts
i'm not allowed nuts → nuts
i'm not allowed to eat nuts → nuts
doctor says no nuts → nuts
doctor told me to avoid nuts → nuts
doctor put me off nuts → nuts
i have to stay clear of nuts → nuts
steer clear of nuts → nuts
gotta watch out for nuts → nuts
nuts are dangerous for me → nuts
nuts are deadly for my wife → nuts
my wife is deathly allergic to nuts → nuts
deadly allergic: nuts → nuts
allergen: nuts → nuts
allergies - nuts → nuts
allergies: tree nuts → nuts
food allergy (nuts) → nuts
nuts!!! allergy → nuts
nuts trigger my asthma → nuts
i'm sensitive to nuts → nuts
nut sensitivity → nuts
i react badly to nuts → nuts
i had a bad reaction to nuts → nuts
nuts cause me anaphylaxis → nuts
i go into anaphylactic shock from nuts → nuts
anaphylaxis risk, nuts → nuts
i'm coeliac → gluten
im a coeliac → gluten
i have coeliac disease → gluten
coeliac here → gluten
celiacs disease → gluten
ceoliac → gluten
my boyfriend is celiac → gluten
i have celiacs → gluten
glutin free → gluten
gluten-free → gluten
GF only → gluten
gf please → gluten
i need gf → gluten
i eat gluten free → gluten
no gluten → gluten
gluten makes me ill → gluten
gluten kills me → gluten
gluten bloats me → gluten
gluten intolerence → gluten
i have gluten ataxia → gluten
wheat intolerant → wheat
wheat makes me bloated → wheat
i can't eat wheat → wheat
i cant have bread wheat allergy → gluten, wheat
no soya please i react → soy
allergic to soya → soy
allergic to tofu → soy
soy is a trigger for me → soy
allergic to sesame seeds → sesame
sesame seed allergy → sesame
sesamie allergy → sesame
tahini allergy → sesame
allergic to sesame oil → sesame
i cant have mustard → mustard
mustard seeds allergy → mustard
celery allergy → celery
sulfites give me asthma → sulphites
i react to sulphites → sulphites
sulphite sensitive → sulphites
allergic to fish → fish
fish allergy → fish
fin fish allergy → fish
finfish allergy → fish
i cant eat seafood or fish → fish, shellfish
allergic to anchovies → fish
allergic to cod → fish
allergic to salmon → fish
allergic to tuna → fish
allergic to prawns → shellfish
allergic to lobster → shellfish
no shellfish → shellfish
allergic to crustaceans → shellfish
allergic to molluscs → shellfish
shelfish allergy → shellfish
shell-fish allergy → shellfish
shrimps and i don't get along → shellfish
allergic to seafood → fish, shellfish
i can't have peanuts, milk or seafood → fish, milk, peanuts, shellfish
i can't have fish, tree nuts or shellfish → fish, nuts, shellfish
mustard, dairy, tree nuts allergies - anything? → milk, mustard, nuts
allergic to milk, no wait, fish → fish, milk
i'm allergic to milk. sorry, i meant soy → milk, soy
my partner's vegan, does the soup work → eggs, milk, other fish, other honey, other meat, other seafood
allergic to egg whites → eggs
egg white allergy → eggs
eggs don't agree with my daughter → eggs
allergic to mayo → eggs
allergic to cows milk → milk
cow's milk protein allergy → milk
allergic to cheese → milk
allergic to whey → milk
casein allergy → milk
allergic to yogurt → milk
lupin allergy → lupin
peanut butter allergy → peanuts
allergic to peanut butter → peanuts
PB allergy → peanuts
allergic to goobers or groundnuts → peanuts
groundnut allergy → peanuts
allergic to monkey nuts → peanuts
allergic to almonds → nuts
allergic to pine nuts → nuts
allergic to brazil nuts → nuts
allergic to cashew → nuts
allergic to hazelnut → nuts
pistacio allergy → nuts
nuts dairy and egg allergies → eggs, milk, nuts
allergic to nuts, dairy and eggs → eggs, milk, nuts
allergic to nuts/dairy/eggs → eggs, milk, nuts
allergic to nuts + dairy + eggs → eggs, milk, nuts
allergies: nuts; dairy; eggs → eggs, milk, nuts
allergic to nuts & dairy & eggs → eggs, milk, nuts
nut and dairy free → milk, nuts
i am allergic to nuts. also dairy. → milk, nuts
i am allergic to nuts and my wife to dairy → milk, nuts
i'm allergic to nuts, my wife cant have dairy → milk, nuts
my wife is allergic to nuts, and i avoid dairy → milk, nuts
i am allergic to nuts but also lactose intolerant → milk, nuts
i am NOT allergic to nuts → nothing
i'm not allergic to nuts, do you have the cauliflower taco → nothing
i am not allergic to anything → nothing
not allergic → nothing
no allergies → nothing
no allergies here, what's good → nothing
nobody has allergies, what do you recommend → nothing
i have no allergies → nothing
i don't have any allergies → nothing
we have no food allergies → nothing
none of us is allergic to nuts → nothing
i'm no longer allergic to eggs → nothing
i used to be allergic to eggs but not anymore → nothing
i love nuts → ; asked nuts
i want nuts → ; asked nuts
extra cheese please → nothing
i can eat nuts → ; asked nuts
nuts are fine for me → ; asked nuts
i have no problem with nuts → ; asked nuts
nuts are no problem → ; asked nuts
i am fine with dairy → ; asked milk
do you have fish tacos → nothing
can i have eggs for breakfast → nothing
i am dying for some fish → nothing
i'd kill for a cheese burger → nothing
what's with the fish taco → ; inverse
do you sell milk shakes → nothing
is there a milkshake without ice → nothing
no problem, can i get the lobster taco → nothing
why not try the fish → nothing
i can't wait to eat the lobster taco → nothing
i have not had the fish taco before → nothing
i don't see the fish taco → nothing
do you not have fish → nothing
you don't have any fish? → ; asked fish
i can't find the eggs → nothing
i never had fish tacos → nothing
i do not eat fish → fish
never touch fish → fish
is the butternut squash good → nothing
do you have coconut milk → nothing
je fais une allergie aux noix → nuts
allergique aux fruits à coque → nuts
allergie aux fruits a coque → nuts
alérgico a los frutos secos → nuts
no puedo comer nueces → nuts
je ne supporte pas les noix → nuts
je ne digère pas le lait → milk
je ne tolère pas le lactose → milk
le lait me rend malade → milk
intolérante au lactose → milk
intolerante a la lactosa → milk
no tolero la lactosa → milk
la leche me cae mal → milk
la leche me hace daño → milk
me cae mal la leche → milk
los huevos me dan alergia → eggs
alergica al huevo → eggs
sin huevo por favor soy alergica → eggs
soy celiaca → gluten
soy celíaco → gluten
je suis coeliaque → gluten
je suis cœliaque → gluten
maladie coeliaque → gluten
mon fils est intolérant au gluten → gluten
sans gluten svp → gluten
sin gluten → gluten
sin tacc → gluten
apto para celíacos → gluten
allergique aux cacahuètes → peanuts
allergie arachide → peanuts
ma fille ne peut pas manger d'arachides → peanuts
alergia al cacahuate → peanuts
alergia al maní → peanuts
alergico a los cacahuetes → peanuts
allergique aux crevettes → shellfish
allergique aux fruits de mer → shellfish
allergique aux crustacés → shellfish
alérgico a los camarones → shellfish
alergia a los mariscos → shellfish
allergique au poisson → fish
alérgico al pescado → fish
alérgico al atún → fish
allergique au sésame → sesame
alergia al ajonjolí → sesame
allergique au soja → soy
alergia a la soya → soy
allergique à la moutarde → mustard
alergia a la mostaza → mustard
allergique au céleri → celery
allergique aux sulfites → sulphites
allergique au lupin → lupin
pas de lait pour moi → milk
pas de noix → nuts
surtout pas de noix → nuts
jamais de noix → nuts
nada de nueces → nuts
las nueces me matan → nuts
me dan alergia las nueces → nuts
les noix me tuent → nuts
je gonfle si je mange des noix → nuts
mon fils a une allergie sévère aux noix → nuts
j'ai un épipen pour les noix → nuts
las nueces me hacen daño → nuts
evitar nueces → nuts
éviter les noix → nuts
my 3 yr old cant do eggs → eggs
lo has an egg allergy → eggs
my toddler reacts to egg → eggs
my girlfriend swells up with eggs → eggs
eggs r a nope 4 me → eggs
egg is a no → eggs
eggs = death → eggs
🥜 allergy → peanuts
ALLERGIC TO NUTS → nuts
alergick to nuts → nuts
allergick to nuts → nuts
alergies nuts → nuts
allerigc to nuts → nuts
aleergic to nuts → nuts
allergy to nutz → nuts
anaphalaxis nuts → nuts
epipen for nuts → nuts
epi-pen, nuts → nuts
epi pen (nuts) → nuts
auvi-q nuts → nuts
got an auto injector for nuts → nuts
alergic to peanits → peanuts
alergic to pnuts → peanuts
alergic to shelfish → shellfish
shrip allergy → shellfish
gluten intolerent → gluten
lactos intolerant → milk
lactose intolerent → milk
dairy alergy → milk
dariy allergy → milk
sesami allergy → sesame
no milk products → milk
no dairy products please → milk
dairy-free → milk
without dairy → milk
i'm dairy free → milk
can i get something w/out dairy → milk
something non dairy → milk
non-dairy options → milk
eggless → eggs
eggless cake → eggs
non gluten → gluten
glutenless → gluten
nutless → nuts
nut less → nuts
any dish where nuts are not included → nuts
food that doesnt have nuts → nuts
dishes that dont contain nuts → nuts
which ones don't have nuts → nuts
which tacos have no nuts → nuts
list everything free of nuts → nuts; inverse
i'm not allergic to nuts but to milk → milk
i am not allergic to nuts, only dairy → milk
not allergic to nuts but i cant have dairy → milk
not only allergic to nuts but also dairy → milk, nuts
i have no allergies except nuts → nuts
no allergies other than nuts → nuts
no allergies, apart from nuts → nuts
no allergies but nuts → nuts
i have no nut allergy → nothing
we don't have allergies, can i get the cauliflower taco → nothing
i'm not allergic, i just dont like mushrooms → ; excluded mushroom
is it ok for people who are not allergic to nuts → nothing
i don't have a nut allergy but nuts make me sick → nuts
he isn't allergic but nuts make him ill → nuts
my husband isn't allergic to anything but i am allergic to nuts → nuts
my son is not allergic to eggs but my daughter is allergic to nuts → nuts
no intolerances → nothing
aucune allergie → nothing
pas d'allergie → nothing
je n'ai pas d'allergies → nothing
je ne suis pas allergique → nothing
je ne suis pas allergique aux noix → nothing
no soy alérgico → nothing
no soy alérgico a las nueces → nothing
no tengo alergias → nothing
sin alergias → nothing
what's wrong with the fish → ; asked fish; inverse
is the lobster taco out of stock → nothing
is the fish fresh → nothing
problem with my order → nothing
can i take out two fish tacos → nothing
do you keep the fish frozen → nothing
i want a burger with extra cheese and no problem with spice → nothing
you guys have the best cheese, no issue → nothing
are you near the hospital → nothing
the doctor ordered ice cream → nothing
can not wait to have cheese → nothing
i could not find the cheese burger → nothing
i haven't had lobster in years → nothing
i have never had poutine → nothing
what did you do to the fish → nothing
why don't you have milk shakes → nothing
is the cheese out of this world → nothing
dairy queen near you? → milk
nuts about you → nuts
are you nuts → ; asked nuts
this is nuts → nuts
you guys are nuts, love it → ; asked nuts
what's the soup du jour, soy una persona → nothing
egg nog? → nothing
good egg → nothing
is there a cream rinse → nothing
the cream of the crop burger → nothing
do you use cream of tartar → nothing
milkfish → nothing
nutmeg in anything → nothing
eggplant dish → nothing
is eggplant on the menu → nothing
coconut dessert → nothing
donut → nothing
doughnuts → nothing
butternut squash → nothing
buckwheat pancakes → nothing
gluten → gluten
peanut butter shake → ; asked peanuts
oyster mushroom → nothing
gluten?? im coeliac → gluten
im allergic to egs → eggs
neither soy nor wheat → soy, wheat
got a soya thing → soy
kiwi allergy → other kiwi
i'm allergic to kiwi → other kiwi
garlic makes me ill → other garlic
garlic doesnt agree with me → other garlic
cant have garlic → other garlic
allergic to onions → other onions
mushrooms make me sick → other mushrooms
i'm allergic to mushrooms → other mushrooms
corn allergy → other corn
allergic to corn → other corn
strawberry allergy → other strawberry
allergic to strawberries → other strawberries
avocado gives me hives → other avocado
tomato gives me a rash → other tomato
i break out from tomatoes → other tomatoes
i can't eat pork → other pork
i don't eat pork → other pork
we don't eat beef → other beef
i cant have alcohol → other alcohol
allergic to cilantro → other cilantro
coconut allergy → other coconut
pineapple makes my tongue swell → other pineapple
latex and banana allergy → other banana
chickpea allergy → other chickpea
latex allergy → unsaid
allergic to msg → other msg
i can't eat spicy → nothing
3yo, ana to peanut and egg → eggs, peanuts
my baby has cow milk protein intolerance → milk
we're a dairy free household → milk
we are a nut free family → nuts
nut free school event, catering? → nuts
catering for 20, one person has a severe nut allergy → nuts
reserve for 4, nut allergy → nuts
table for 2 tonight, i have a nut allergy → nuts
what time do you close? also i'm allergic to nuts → nuts
do you deliver and do you have nut free stuff → nuts
how do you handle nut allergies → nuts
are you nut free → nuts
is your kitchen nut free → nuts
do you cater to nut allergies → nuts
are you allergy friendly (nuts) → nuts
i'm alergic 2 nuts → nuts
im aleric to nuts → nuts
alerg to nuts → nuts
allergic 2 nuts lol → nuts
ALLERGY!!! NUTS!!! → nuts
nutallergy → nuts
nut-allergy → nuts
#nutallergy → nuts
nuts: allergic → nuts
allergic (tree nuts) → nuts
my friend (allergic to nuts) wants dessert → nuts
he can't do tree nuts → nuts
nuts r a no → nuts
nuts and i = enemies → nuts
i cannot and will not eat nuts → nuts
please make sure there's no nuts in anything → nuts
make sure no nuts touch my food → nuts
nothing with nuts in it please → nuts
i would die with nuts → nuts
nuts send me to the ER → nuts
nuts put me in the hospital → nuts
last time i had nuts i ended up in hospital → nuts
nuts and me dont mix → nuts
i'm deathly afraid of nuts → nuts
i'm on a nut free diet → nuts
on account of my nut allergy → nuts
avoiding nuts these days → nuts
trying to avoid nuts → nuts
i've been told to avoid nuts → nuts
pregnant and avoiding nuts → nuts, other alcohol, other raw
preggo, avoiding raw fish → fish, other alcohol, other raw
preggo no shellfish → other alcohol, other raw, shellfish
i keep kosher, no shellfish → other pork, shellfish
kosher so no shrimp → other pork, shellfish
i'm vegetarian since birth → other fish, other meat, other seafood
my wife is vegan → eggs, milk, other fish, other honey, other meat, other seafood
is the ribollita vegan → nothing
i am not vegan → nothing
i only eat halal → other alcohol, other pork
we are muslim → other alcohol, other pork
hindu, no beef → other beef
no pork for religious reasons → other pork
burger without bacon → ; excluded bacon
which tacos should i avoid, peanut allergy → peanuts; inverse
which burgers have egg → ; asked eggs; inverse
what is in the shake, i am allergic to eggs → eggs
are there nuts in the pesto → ; asked nuts
i'm intolerant of dairy and want something sweet → milk
what goes with the poutine, no eggs please → eggs
compare the maple shake and the doughnut, i cant have dairy → milk
dairy is not my friend → milk
my tummy hates milk → milk
milk goes right through me → milk
nuts are my kryptonite → nuts
cant risk nuts → nuts
my kid's school says no nuts → nuts
nut allergy in the family → nuts
i'm a nut allergy sufferer → nuts
anaphylactic nuts → nuts
ana nuts → nuts
t/n allergy nuts → nuts
i require nut free → nuts
nuts? no thanks → nuts
nuts no → nuts
has to be free from nuts → nuts
cross contamination with nuts worries me → nuts
i'm super sensitive 2 nuts → nuts
nuts close my airways → nuts
i nearly died from nuts → nuts
my nut allergic son → nuts
nuts flare me up → nuts
je ne dois pas manger de noix → nuts
les noix, c'est non → nuts
interdit de noix → nuts
les noix me donnent des boutons → nuts
j'ai une intolérance aux noix → nuts
las nueces me sacan ronchas → nuts
nada de nueces para mi → nuts
no como nueces → nuts
my celiac wife → gluten
c disease (coeliac) → gluten
glutard here → gluten
gluten sensitive → gluten
non celiac gluten sensitivity → gluten
bread makes me sick → gluten, wheat
eggs? hospital. → eggs
cannot have anything with egg in it → eggs
egg free pls → eggs
no dairy or egg → eggs, milk
sensitised to peanut → peanuts
seafood makes me vomit → fish, shellfish
vegan and allergic to shellfish → eggs, milk, other fish, other honey, other meat, other seafood, shellfish
shellfish = no → shellfish
pork free options → ; excluded pork
anything pork-free → ; excluded pork
is the poutine garlic free → ; excluded garlic
options sans porc → ; excluded pork
opciones sin cerdo → ; excluded pork
is the coffee free → nothing
free coffee refills → nothing
eggs wreck my stomach → eggs
fpies - fish → fish
low mustard seed diet → mustard
dejé leche → milk
fish destroys me → fish
mustard is a dealbreaker → mustard
soy is banned in our house → soy
my body rejects milk → milk
egg whites are my enemy → eggs
soy is the thing i cant eat → soy
it's mustard that i cant have → mustard
celery is out of the question → celery
cheese turns my stomach → milk
my lips tingle from shrimp → shellfish
shrimp closes my airway → shellfish
fish puts me in bed for days → fish
i get brain fog from soy → soy
last time eggs landed me in urgent care → eggs
my eyes go puffy with fish → fish
used to love eggs but now they make me ill → eggs
oysters made me sick once → shellfish
listen my kid has this thing where if he even smells fish he gets super ill so what would be ok for him → fish
i react really badly when theres mustard in stuff → mustard
can never have shrimp → shellfish
i aint eating egg → eggs
me no eat egg → eggs
i no can eat milk → milk
she is not to have fish → fish
can't be in the same room as fish → fish
must not contain eggs → eggs
there can't be any egg in it → eggs
unless theres milk in it → milk
not even traces of mustard → mustard
without a hint of soy → soy
nothing made with eggs → eggs
nothing that's been near fish → fish
no contact with peanuts → peanuts
things that aren't made with milk → milk
dont put fish in it → fish
swore off fish → fish
nix the eggs → eggs
hold off on the milk → milk
everything but shrimp → shellfish
fish? nope → fish
fish 🤮 → fish
🙅 egg → eggs
#noegg → eggs
#eggallergy → eggs
#noodles → nothing
can't have finned fish → fish
can't have battered fish → fish
kid w/ epipen for mango → other mango
allergy: mango → other mango
highly allergic - salmon → fish
pasta makes me bloat → gluten, wheat
ice cream makes me sick → milk
my gf cant have nuts → nuts
gf df ef → eggs, gluten, milk
no nuts no seeds → nuts, other seed, sesame
no red meat → other beef, other bison, other goat, other lamb, other pork, other venison
alpha-gal → other beef, other bison, other goat, other lamb, other pork, other venison
allium allergy → other garlic, other leek, other onion, other scallion, other shallot
i have G6PD deficiency → other fava
i have galactosaemia → milk
sprue → gluten
i'm sober → other alcohol
i don't drink → other alcohol
i don't drink coffee → other coffee
we're all vegan → eggs, milk, other fish, other honey, other meat, other seafood
my bf went vegan → eggs, milk, other fish, other honey, other meat, other seafood
no animal products → eggs, milk, other fish, other honey, other meat, other seafood
halal only → other alcohol, other pork
we are jain → eggs, other fish, other garlic, other meat, other onion, other seafood
aucun plat avec des œufs → eggs
ma gorge gonfle avec le poisson → fish
je réagis mal au lait → milk
j'ai un problème avec le lait → milk
on m'a interdit le poisson → fish
no me cae bien la leche → milk
me prohibieron el huevo → eggs
me pongo mal con el pescado → fish
cuidado con el pescado → fish
tengo problemas con la leche → milk
por favor que no me pongan huevo → eggs
no quiero pescado → fish
alergia al pan → gluten, wheat
the cheese was amazing last time → nothing
my husband lives for fish → nothing
we came for the shrimp → nothing
someone recommended the fish → nothing
catering shrimp for 20 people → nothing
i've never tried octopus → nothing
nothing beats fish → nothing
`;

test.each(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' → ') as [string, string]),
)('%s → %s', (text, read) => {
  expect(reading(text)).toBe(read.trim() === 'nothing' ? '' : read.trim());
});
