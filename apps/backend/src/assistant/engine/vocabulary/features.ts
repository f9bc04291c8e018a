import { stemOf, stemsOf } from '../language/words.ts';

/**
 * What places may have beside food: how sentences name it (`name`, a key of `sentences/LANGUAGE.json`), and the phrases of
 * questions and of configurations that mean it, in English, French and Spanish. Of phrases that overlap the longest counts.
 */
const featurePhrases = {
  featureParking:
    'parking, park, park my car, parking lot, parking spot, parking space, car park, garage, valet, stationnement, stationner, garer, se garer, estacionamiento, aparcamiento, aparcar, estacionar, parqueadero',
  featureBikeParking:
    'bike parking, bike rack, bicycle, bicycle parking, park my bike, park my bicycle, bike, velo, stationnement pour velos, stationnement velo, stationnement a velo, support a velos, bicicleta, bici',
  featureStepFree:
    'wheelchair, wheelchair accessible, accessible, accessibility, step free, step free entrance, step free access, level entrance, ramp, disabled, mobility, barrier free, handicap, handicapped, stroller, walker, fauteuil roulant, accessible en fauteuil roulant, mobilite reduite, rampe, poussette, sans marche, accessibilite, silla de ruedas, accesible, accesibilidad, movilidad reducida, rampa, cochecito, sin escalones',
  featureElevator: 'elevator, elevators, lift, lifts, ascenseur, ascensor, elevador',
  featurePatio:
    'patio, terrace, terrasse, terraza, outdoor seating, sit outside, eat outside, outside seating, outdoor, outdoors, outside, garden seating, deck, dehors, en plein air, al aire libre, afuera, fuera',
  featureRooftop:
    'rooftop, rooftop bar, rooftop terrace, rooftop patio, roof terrace, toit terrasse, terrasse sur le toit, azotea, terraza en la azotea',
  featureWifi: 'wifi, wi fi, internet, wireless, sans fil, internet sans fil, inalambrico',
  featureDineIn:
    'where do we eat, where do i eat, where can we eat, where to eat, anywhere to sit, somewhere to sit, place to sit, have seats, any seats, got seats, dine in, eat in, sit down, indoor seating, seating, sit inside, dining room, dine, eat there, eat here, sur place, manger sur place, salle a manger, comer aqui, comer en el local, comedor',
  featurePets:
    'dog, dogs, pet, pets, dog friendly, pet friendly, puppy, service animal, labrador, retriever, poodle, terrier, chihuahua, dachshund, bulldog, beagle, spaniel, chien, chiens, animaux, chien admis, chiens admis, perro, perros, mascota, mascotas',
  featureChildren:
    'kid friendly, nephew, niece, teenager, teen, minors, kids, kid, children, child, child friendly, children corner, kids corner, play area, play corner, play room, playroom, soft play, playground, toddler, baby, babies, family friendly, stroller friendly, enfant, enfants, coin des enfants, aire de jeux, bebe, nino, ninos, area de juegos, zona infantil',
  featureKidsMenu:
    'kids menu, kids meal, kids meals, kids plate, kids plates, kids food, kids option, kids options, child plate, childrens plates, assiette enfant, plato infantil, child menu, child meal, childrens menu, childrens meal, children menu, menu for kids, menu for children, meal for kids, kids portion, kids portions, child portion, half portions for kids, menu enfant, menu enfants, repas enfant, menu infantil, menu para ninos, menu de ninos',
  featureHighChair:
    'high chair, high chairs, highchair, booster seat, booster, baby chair, baby seat, chaise haute, chaises hautes, silla alta, trona, tronas, silla para bebe',
  featureChangingTable:
    'nappy, nappies, nappy change, change a nappy, baby change, diaper change, changing table, change table, baby changing, diaper, change the baby, table a langer, cambiador, cambiador de bebes',
  featureDriveThrough: 'drive thru, drive through, drivethru, service au volant, autoservicio en coche, autoservicio',
  featureKerbside: 'curbside, kerbside, curb side, kerbside pickup, curbside pickup, cueillette a l auto',
  featureWashroom:
    'pee, loo, washroom, bathroom, toilet, restroom, toilette, toilettes, salle de bain, bano, banos, aseo, aseos',
  featureMusic:
    'live music, piano, piano player, trio, trio playing, quartet, who is playing, whos playing, playing tonight, music, bouzouki, live bouzouki, jazz, live jazz, live piano, pianist, live guitar, guitarist, accordion, accordionist, fiddle, harp, violin, mariachi, flamenco, samba, bossa nova, blues band, blues night, live blues, bluegrass, folk session, open mic, acoustic set, live singer, singer, dj, band, live band, musique, musique live, concert, musica, musica en vivo, musica en directo',
  featureTelevision:
    'tv, tvs, television, watch the game, watch hockey, watch football, watch soccer, watch basketball, watch baseball, watch sports, watch a game, watch the match, watch a match, watch the fight, show sports, screens, show the game, sports bar, televiseur, televisor, televisores, pantallas',
  featureDressCode:
    'dress code, what to wear, jacket required, code vestimentaire, tenue, codigo de vestimenta, vestimenta',
  featureOwnWine:
    'byob, byow, corkage, own wine, own bottle, bring my own wine, bring our own wine, bring your own wine, bring a bottle, bring wine, bring my own drinks, own drinks, drinks from outside, outside drinks, outside alcohol, apporter son vin, apportez votre vin, droit de bouchon, descorche, llevar vino, traer vino',
  featureOwnThings:
    'bring my own, bring our own, bring your own, apporter mes propres, traer mi propio, traer mi propia',
  featureAirConditioning:
    'air conditioning, air conditioned, ac, air con, climatisation, climatise, aire acondicionado',
  featureCarCharging:
    'ev, tesla, charge my tesla, charge my ev, ev charging, ev charger, electric charger, car charger, charging point, charging station, charging spot for my car, charge my car, charge the car, charge my electric car, electric car, borne de recharge, voiture electrique, cargador electrico, coche electrico',
  featureFireplace:
    'open fire, log fire, real fire, real fires, wood fire, fire going, fire lit, fire on, have a fire, fireplace, fire place, foyer, cheminee, chimenea',
  featureBar:
    'bar, full bar, licensed, liquor licence, liquor license, permis d alcool, licence d alcool, licencia de alcohol',
  featureCloakroom: 'coat check, cloakroom, coat room, check my coat, vestiaire, guardarropa',
  featureCashMachine: 'atm, cash machine, guichet automatique, distributeur, cajero, cajero automatico',
  featurePhoneCharging:
    'charge my phone, charge our phone, charge a phone, charge phone, charging phone, phone charging, phone charger, charging spot, charging spot for my phone, charging for my phone, charge my laptop, charge my computer, usb, outlet, plug, power outlet, prise, prise de courant, enchufe, enchufes',
  featureGames:
    'pool table, darts, board game, board games, arcade, billiards, jeux de societe, flechettes, billard, juegos de mesa, dardos, billar',
  featureQuiz: 'trivia, trivia night, quiz, quiz night, pub quiz, bingo, concurso de preguntas, soiree quiz',
  featureHeaters: 'heater, heat lamp, chauffage, calefactor, calefactores',
  featureSmoking: 'smoking, smoke, smoking area, vape, hookah, fumer, fumeur, fumeurs, fumar, fumadores',
  featureView: 'view, harbour view, ocean view, waterfront view, lake view, vue, vista, vistas',
  featurePrivateRoom:
    'private dining, private room, private dining room, salon prive, salle privee, salon privado, sala privada',
  featureSelfService: 'self serve, self service, buffet, libre service',
  featureOwnCake:
    'bring a cake, bring cake, bring the cake, bring my cake, bring our cake, bring your own cake, bring my own cake, bring our own cake, own cake, bring a birthday cake, bring birthday cake, bring my own birthday cake, bring our own birthday cake, bring my birthday cake, bring our birthday cake, own birthday cake, birthday cake from outside, cake fee, cake cutting, cake cutting fee, cakeage, apporter un gateau, llevar pastel, traer pastel, llevar una tarta',
} as const;

export type FeatureName = keyof typeof featurePhrases;

/** The same with the phrases as stems. */
export const ourFeatures = (Object.keys(featurePhrases) as FeatureName[]).map((name) => ({
  name,
  phrases: featurePhrases[name].split(', ').map(stemsOf),
}));

/** Words (stems) of what a brand may list that is no feature: other answers are about it. */
export const reservedServices: ReadonlySet<string> = new Set(
  'delivery deliver livraison entrega domicilio pickup pick takeout takeaway take carryout collection emporter cueillette llevar recoger catering cater traiteur banquete reservation booking reserve reserva order ordering commande pedido gift card cadeau regalo loyalty truck camion'
    .split(' ')
    .map(stemOf),
);
