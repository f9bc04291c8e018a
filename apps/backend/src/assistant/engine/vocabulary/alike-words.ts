import { stemOf, stemsOf } from '../language/words.ts';
import { isFiller } from './filler-words.ts';

/**
 * Words and phrases that mean the same in the questions that brands answer themselves: `meaning: phrases`, in English,
 * French and Spanish, as a brand may ask in one language and a guest in another. Two meanings mean both.
 */
const alikeTable = `
parking: park, parking, car, car park, garage, stationnement, stationner, garer, voiture, estacionamiento, aparcamiento, aparcar, estacionar, coche
accessible: wheelchair, accessible, accessibility, step, step free, ramp, disabled, fauteuil roulant, accessibilite, mobilite reduite, silla de ruedas, accesible, accesibilidad
reservation: reservation, reserve, reserver, reserving, booking, book, booked, book a table, a table, my table, our table, table for, reserva, reservar, reservar mesa, una mesa, mesa para, reservacion, reserver une table, une table, table pour
walkin reservation: walk in, walk ins, walkin, walkins, without a reservation, without reservation, sans reservation, sin reserva
milk: milk, milks, lait, laits, leche
oat: oat, oats, avoine, avena
swap: swap, sub, substitute, substitution, switch, replace, exchange, trade, remplacer, sustituir
green: greens, green, salad
change: change, reschedule, move, modify, modifier, changer, cambiar
child: child, children, kid, baby, toddler, family, enfant, bebe, famille, nino, nina, infantil, familia
child childmenu: kids menu, kid menu, children menu, menu child, menu children, menu kid, childrens menu, child menu, menu for kids, menu for children, menu enfant, menu d enfant, menu pour enfants, menu des enfants, menu infantil, menu para ninos, kids meal, repas pour enfants
dog: dog, pet, puppy, doggo, pooch, labrador, lab, retriever, poodle, terrier, chihuahua, dachshund, bulldog, beagle, pug, husky, spaniel, cat, chien, animaux, perro, mascota
bring wine: byob, byow, corkage, corkage fee, cork, droit de bouchon, descorche
takeout: home, takeout, take out, pickup, pick up, takeaway, take away, carryout, to go, emporter, a emporter, cueillette, para llevar, recoger
terrace: terrace, patio, terrasse, terraza, outside, outdoor, outdoors, dehors, afuera, aire libre
cater: cater, catering, feed, traiteur, banquete
deliver: deliver, delivery, deliveries, livraison, livrer, livrez, livre, entrega, entregan, reparto, a domicilio, domicilio
english: english, anglais, ingles
french: french, francais, frances
spanish: spanish, espagnol, espanol
giftcard: gift card, gift certificate, gift voucher, carte cadeau, cartes cadeaux, cheque cadeau, tarjeta regalo, tarjeta de regalo, tarjetas de regalo
pay: pay, payment, payer, paiement, payez, pagar, pago, pagan
pay card: card, credit, credit card, debit, debit card, credit or debit, contactless, tap, carte, carte de credit, carte bancaire, cartes de credit, tarjeta, tarjeta de credito
pay card amex: amex, american express
pay card visa: visa, mastercard
pay card wallet: apple pay, google pay
pay card interac: interac
pay cash: cash, cash only, especes, comptant, efectivo
gratuity: tip, tipping, gratuity, service charge, service fee, pourboire, frais de service, propina, cargo por servicio
price: price, prices, how much, cost, costs, fee, fees, charge, combien, cuanto cuesta, prix, precio
ship: ship, shipping, shipped, mail, post, expedier, enviar, envian
foodtruck: food truck, truck, camion, camion de cuisine
server: server, waiter, waitress, serveur, serveuse, mesero, mesera, camarero, camarera
included: include, included, auto, automatic, automatically, add, added, inclus, incluse, compris, incluida, incluido
vegan: vegan, plant, plant based, vegane, vegetalien, vegano, vegana
wine: wine, bottle, alcohol, beer, liquor, booze, cocktail, vin, bouteille, alcool, vino, botella
wifi: wifi, wi fi, internet, wireless
smoke: smoke, smoking, fumer, fumar
group: group, party, groupe, grupo
changingtable: changing table, change table, table a langer
dress: dress code, dress, wear, code vestimentaire, tenue, codigo de vestimenta, vestimenta
cancel: cancel, cancellation, cancelling, cancel my table, cancel our table, cancel a table, cancel my reservation, cancel our reservation, cancel a reservation, cancel the reservation, cancel my booking, cancel our booking, cancel a booking, annuler, annulation, annuler ma reservation, annuler une reservation, cancelar, cancelacion, cancelar mi reserva, cancelar una reserva
happyhour: happy hour, cinq a sept, hora feliz
gluten: gluten free, gluten, sans gluten, sin gluten, coeliac, celiac, coeliaque, celiaco
halal: halal
fryer: fryer, deep fryer, frying oil, friteuse, freidora
fryer shared: same oil, shared oil, same fryer, meme huile, meme friteuse, mismo aceite, misma freidora
shared: share, shared, separate, separated, separately, dedicated, partage, partagee, separe, separee, dediee, compartida, compartido, separada, dedicada
soldout: sell out, sells out, sold out, run out, runs out, ran out, gone
preorder: pre order, preorder, order ahead, order in advance, preordering
whole: whole, entire
leftover: leftover, leftovers, left over, unsold
cup: cup, mug, tumbler, own cup, own mug, reusable cup
stampcard: stamp card, punch card
music: music, musique, musica, band, concert, piano, pianist, piano player, live singer, trio, quartet, playing
lunch: lunch, midi, almuerzo
breakfast: breakfast, desayuno, petit dejeuner
birthday: birthday, anniversaire, cumpleanos
cake: cake, gateau, gateaux, pastel, tarta, torta
large: large, largest, big, biggest, huge, grand, grands, grande, grandes
welcome: welcome, allowed, allow, friendly, permitted, accept, admis, bienvenu, bienvenus, acceptez, permis, permiten, aceptan, admiten, bienvenidos
bring: bring, apporter, amener, traer
need: need, necessary, required, must, gotta, faut, necessaire, hace falta, necesario, necesito
make: bake, make, prepare
seat: seat, hold, holds, fit, fits, capacity, accommodate, stool, chair, picnic table, bench, benches, sit, seated, eat in, places assises, assis, asseoir, asiento, sentarse
wait: wait, the wait, wait time, how long is the wait, how long the wait, attente, espera
reheat: reheat, warm up, heat up, rechauffer, recalentar
spicy: spicy, hot, heat, spice level, epice, picante
wood: wood, charcoal, hickory, oak, mesquite, bois, charbon, lena, carbon
rain: rain, raining, rainy, storm, pluie, pleut, lluvia, llueve
wedding: wedding, mariage, boda
privateroom: private room, back room, function room, party room, banquet room, big room, rent, hire out, private dining room, private dining, sala privada, salon prive, salon privado, salle privee
speak: speak, talk, hablan, habla, hablas, parlez, parle, hablamos, parlons, languages, language
late: late, latest, tard, night, soir, noche, tarde
`;

export const ASKS_PRICE = /\b(?:how much|prices?|costs?|fees?)\b/;
/** Asks for a number, or names one: of guests, of days. */
export const ASKS_NUMBER = /\bhow (?:many|much|far|early|long|late)\b|\b(?:minimum|maximum|max|ahead|notice|days before|\d{2,})\b/;
/** An amount, or that there is none. */
export const TELLS_PRICE = /\d|\b(?:free|charges?|no charge|cost|costs|included|gratuit|gratis)\b/i;

/** What a question is not about by itself, though it may be asked with it. They count for half, and never alone. */
const VAGUE_WORDS =
  'price welcome included happen change room need bring make late guest customer house much time day large seat space special policy monday tuesday wednesday thursday friday saturday sunday week weekend weekday morning afternoon evening lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo holiday minute month year';

/** A day or a time of it. */
export const IS_DAY =
  /^(?:today|tonight|tomorrow|now|noon|midnight|christmas|xmas|eve|thanksgiving|easter|january|february|march|april|may|june|july|august|september|october|november|december|late|early|lunch|dinner|breakfast|brunch)$/;

/** What a question of the brand's own must speak of to answer these: booking the food truck is no booking of a table. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  'food-truck': ['foodtruck', 'group', 'event'],
  catering: ['cater', 'foodtruck'],
  'private-events': ['privateroom', 'group', 'event', 'wedding', 'reception'],
  'gift-cards': ['giftcard'],
  loyalty: ['loyalty', 'reward', 'point', 'program', 'club', 'member', 'stampcard', 'fidelite', 'fidelidad'],
};
/** What a question with that intent is about, whether it says so or not: `there are ten of us`. */
export const impliedMeanings: Readonly<Record<string, string>> = {
  reservations: 'reservation',
  delivery: 'deliver',
  'food-truck': 'group',
  'private-events': 'privateroom',
};

/** What a question about dishes must say itself to be answered by a brand's question about it: nobody asks for wine by `corkage`. */
export const pointsOfDiets: ReadonlySet<string> = new Set(
  'halal kosher vegan vegetarian gluten'.split(' ').map(stemOf),
);
export const pointsOfMenus: ReadonlySet<string> = new Set([
  ...pointsOfDiets,
  ...'bring fryer cancel reservation'.split(' ').map(stemOf),
]);
/** Who asks whether there is delivery does not ask what it costs. */
export const pointsOfDelivery: ReadonlySet<string> = new Set(['price', 'cancel', 'track']);
/** Before a question of its own within a question. */
export const JOINTS =
  /\b(?:and|also|plus|but)\b (?=(?:what|which|when|where|who|how|do|does|is|are|can|could|will|have|has|any)\b)/;

/** Words of French and Spanish questions, and a few English ones, that say nothing of what is asked. */
const SILENT_WORDS =
  'c d j l m n s t qu own open opened opening close closed closing hour hours people person personne personnes persona personas manger comer ouvert ouverts ouvrez ferme fermez heure heures abierto abiertos abren cierran hora horario peut peuvent puis pouvez pouvons on son sa ses sont sommes est ils elle elles il se y t a le la les une des du de mon mes notre nos prenez faites proposez offrez tous toutes tout aussi ont quoi como que cual cuales donde cuando cuanto hay tiene tienen tengo puedo puede podemos pueden esta estan el los las un una unos unas mi su sus nuestro en con para por al del lo y o es ustedes sirven hacen ofrecen algun alguna';

/** Phrases, as stems, with what they mean. */
export const alikePhrases = alikeTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [meanings = '', phrases = ''] = line.split(': ');
    return phrases.split(', ').map((phrase) => ({ phrase: stemsOf(phrase), meaning: meanings.split(' ') }));
  });

export const vagueMeanings: ReadonlySet<string> = new Set(stemsOf(VAGUE_WORDS));

const silent = new Set(stemsOf(SILENT_WORDS));

/** Whether a word says nothing of what a question is about; no number does. */
export function isSilent(word: string): boolean {
  return isFiller(word) || silent.has(stemOf(word)) || /\d/.test(word);
}
