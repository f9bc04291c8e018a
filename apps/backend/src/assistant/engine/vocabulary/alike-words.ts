import { stemOf, stemsOf } from '../language/words.ts';
import { isFiller } from './filler-words.ts';

/**
 * Words and phrases that mean the same in the questions that brands answer themselves: `meaning: phrases`, in English,
 * French and Spanish, as a brand may ask in one language and a guest in another. Two meanings mean both.
 */
const alikeTable = `
transit: light rail, trolley, commuter rail, public transport, public transit, transit, bus, buses, train, trains, tram, subway, metro, streetcar, transports en commun, autobus, tren, transporte publico
parking: park, parking, my car, our car, the car, a car, car park, garage, stationnement, stationner, garer, ma voiture, la voiture, estacionamiento, aparcamiento, aparcar, estacionar, mi coche, el coche, leave my car, leave the car, leave our car, leave my truck, my truck, parking lot, parkade, parking spot, parking space, parked, my vehicle, vehicle, aparcamos, laisser la voiture, dejar el coche, dejar el carro
accessible: wheelchair, accessible, accessibility, step, step free, ramp, disabled, fauteuil roulant, accessibilite, mobilite reduite, silla de ruedas, accesible, accesibilidad, stair, stairs, staircase, elevator, lift, walker, crutches, walking cane, with a cane, my cane, mobility, mobility scooter, handicap, handicapped, disability, disabilities, level entrance, rollator, escalier, escaliers, ascenseur, sans marche, sans marches, des marches, de marches, les marches, une marche, escalera, escaleras, ascensor, andador, muletas, bequilles
reservation: reservation, reserve, reserver, reserving, booking, book, booked, book a table, a table, my table, our table, table for, reserva, reservar, reservar mesa, una mesa, mesa para, reservacion, reserver une table, une table, table pour, need to book, call ahead, call before, appeler avant, appeler d avance, llamar antes, res, reso, rsvp, hold a table, hold the table, hold tables, table reservation, tables for, save a table, save us a table, guardar una mesa, garder une table
walkin reservation: walk in, walk ins, walkin, walkins, without a reservation, without reservation, sans reservation, sin reserva, show up, just show up, turn up, drop in, just come, just come in, just come by, just walk in, walk in without, come without, without booking, without a booking, without calling, sans appeler, passer sans, presentarse
television: the match, england match, football match, rugby match, match on, the game, game on, rugby, six nations, world cup, super bowl, showing the, tv, tvs, television, televisions, telly, tellies, screen, screens, televiseur, televisor
television football: sports on, football, soccer, rugby, hockey, the match, watch the game, show the game, le match, el partido
lodging: check in, check out, checkin, checkout, checking in, checking out, overnight, stay the night, bed and breakfast
taste: taste, tastes, taster, tasting, sample, samples, sampling, try before i buy, try before i order, try one, try some, try a flavor, try a flavour, gouter, echantillon, probar
milk: milk, milks, lait, laits, leche
oat: oat, oats, avoine, avena
vacation: vacation, vacations, holiday pay, paid time off, pto, time off, of holiday, vacances, conges, vacaciones
bicycle: bicycle, bicycles, bike, bikes, velo, bicicleta, bici
swap: swap, sub, substitute, substitution, switch, replace, exchange, trade, remplacer, sustituir
green: greens, green, salad
change: change, reschedule, move, modify, modifier, changer, cambiar, change plans, rescheduling
child: nephew, niece, my kids, child, children, kid, baby, toddler, families welcome, my family, our family, the family, family friendly, en famille, enfant, bebe, nino, nina, infantil, en familia, little one, little ones, tot, infant, grandkid, grandchild, grandchildren, grandson, granddaughter, teen, teenager, year old, yr old, my son, my daughter, our son, our daughter, newborn, ninos, petits, petit
child childmenu: kids menu, kid menu, children menu, menu child, menu children, menu kid, childrens menu, child menu, menu for kids, menu for children, menu enfant, menu d enfant, menu pour enfants, menu des enfants, menu infantil, menu para ninos, kids meal, repas pour enfants, smaller portion, small portion, small portions, smaller portions, smaller plate, smaller plates, half portion, half portions, kid size, kids size, child size, kids plate, kids plates, childrens plate, child portion, kid portion, kids portion, something for kids, something for children, something small, demi portion, media porcion, porcion pequena, assiette enfant, plato infantil
dog: dog, pet, puppy, doggo, pooch, labrador, lab, retriever, poodle, terrier, chihuahua, dachshund, bulldog, beagle, pug, husky, spaniel, cat, chien, animaux, perro, mascota, doggy, pup, golden retriever, emotional support dog, emotional support, service dog, service animal, service animals, guide dog, four legged, mutt, canine, furry friend, doggos
bring cake: cake from a bakery, cake from the bakery, cake from a store, cake from the store, cake from home, cake from costco, our own birthday cake, my own birthday cake, own dessert, outside dessert
bring wine: byob, byow, bring a 6 pack, bring a six pack, a 6 pack, a six pack, corkage, corkage fee, cork, droit de bouchon, descorche, own bottle, own bottles, my own bottle, our own bottle, bring a bottle, bring bottle, bring wine, bring beer, bring beers, bring our own wine, bring my own wine, outside alcohol, outside wine, outside drinks, outside beer, six pack, own booze, own alcohol, own beer, own beers, own wine, propre bouteille, apporter mon vin, apporter notre vin, apporter du vin, apporter son vin, llevar vino, llevar mi vino, llevar mi propio vino, propia botella, traer vino, own drinks, byo, open my own bottle, open our wine, open our own wine, opening our wine, open our bottle, wine from home, traigo vino, llevo mi vino, llevo vino, own wine bottle, cooler of beer, bring a cooler, bring alcohol, bring booze, bring drinks
takeout: home, takeout, take out, pickup, pick up, takeaway, take away, carryout, to go, emporter, a emporter, cueillette, para llevar, recoger, take home, at home, to take home, for home, retail, by the pound, by the jar, by the quart, by the litre, by the tub, by the bag, to cook at home
terrace: terrace, patio, terrasse, terraza, outside, outdoor, outdoors, dehors, afuera, aire libre, sit outside, eat outside, outdoor seating, outdoor tables, tables outside, outside tables, al fresco, garden seating, garden tables, deck, en plein air, fuera
cater: cater, catering, feed, traiteur, banquete, platter, platters, party platter, party platters, trays, office lunch, plateaux, bandejas, charolas
cater: come to our home, come to my home, come to our house, come to my house, cater at home, catering at home, at my home, at our home, at my house, at our house, chez nous, chez moi, en mi casa, en nuestra casa
deliver: deliver, delivery, deliveries, livraison, livrer, livrez, livre, entrega, entregan, reparto, a domicilio, domicilio, bring food, bring it to, brought to, brought to me, to my door, to my hotel, to my house, to my place, to my apartment, to my office, drop off, courier, livreur, repartidor, domicile, a ma porte, traer comida
deliver app: uber eats, ubereats, doordash, skip the dishes, skipthedishes, grubhub, deliveroo, glovo, rappi, just eat, delivery app, delivery apps, delivery service
english: english, anglais, ingles
french: french, francais, frances
spanish: spanish, espagnol, espanol
giftcard: gift cert, gift certs, voucher, vouchers, gift card, gift certificate, gift voucher, carte cadeau, cartes cadeaux, cheque cadeau, tarjeta regalo, tarjeta de regalo, tarjetas de regalo
pay: pay, payment, payer, paiement, payez, pagar, pago, pagan
pay card: card, credit, credit card, debit, debit card, credit or debit, contactless, take tap, accept tap, tap payment, tap my card, carte, carte de credit, carte bancaire, cartes de credit, tarjeta, tarjeta de credito, tap to pay, tap my phone, minimum for card, card minimum, pay by card, pay with card, pay by phone, tarjetas, cartes
pay card amex: amex, american express
pay card visa: visa, mastercard
pay card wallet: apple pay, google pay
pay card interac: interac
pay cash: cash, cash only, especes, comptant, efectivo, bills and coins, coins, paper money, banknotes, bank notes, tenner, fiver, a twenty, dollar bills, liquide, argent comptant, billetes, monedas
gratuity: service is added, service added, add service, service to the bill, service on the bill, add a tip, add tip, tip is added, charge for groups, charge for large groups, charge for big groups, fee for groups, charge for large parties, tip, tipping, gratuity, service charge, service fee, pourboire, frais de service, propina, cargo por servicio, tip added, tip already, autograt, auto gratuity, service included, automatic gratuity, tip included, tips
price: price, prices, how much, cost, costs, fee, fees, charge, charged, combien, cuanto cuesta, prix, precio, do i pay, do we pay, cost extra, extra cost, does it cost, cobran, cobra, surcharge, upcharge, extra fee, is added, recargo, supplement, suplemento
ship: ship, shipping, shipped, mail, by post, you post, post it, post them, post to, royal mail, expedier, enviar, envian, send by mail, by mail, by post, overseas, nationwide, across the country, ship to, send to
foodtruck: food truck, truck, van, trailer, food van, food cart, camion, camion de cuisine, hire you, hire you for, come to our, come to my, come to us, hire the truck, rent the truck, book the truck, quince, quinceanera, camioneta
server: server, waiter, waitress, serveur, serveuse, mesero, mesera, camarero, camarera
included: include, included, auto, automatic, automatically, add, added, inclus, incluse, compris, incluida, incluido
vegan: vegan, plant, plant based, vegane, vegetalien, vegano, vegana, animal products, animal product, nothing animal, no animal
wine: wine, rum, gin, vodka, tequila, champagne, prosecco, bottle, alcohol, beer, liquor, booze, cocktail, vin, bouteille, alcool, vino, botella, full bar, spirits, licensed, liquor license, sake, soju, bourbon, whisky, whiskey, alcoholic, drinks menu
wifi: wifi, wi fi, internet, wireless
password: password, passwords, passcode, access code, wifi code, ask for the code, the code
smoke: smoke, smoking, fumer, fumar
group: group, party, groupe, grupo, large party, large parties, big party, big parties, big table, big tables, big group, big groups, large group, large groups, of us, of you, table of, grand groupe, grupo grande, grupos grandes, grands groupes, largest party, largest group, work do, work party, office party, team dinner
changingtable: changing table, change table, table a langer
dress: dress code, dress, wear, code vestimentaire, tenue, codigo de vestimenta, vestimenta, a jacket, need a jacket, jacket required, shorts, jeans, sneakers, trainers, sandals, flip flops, flipflops, hoodie, suit, tie, blazer, heels, hat, cap, caps, baseball cap, baseball hat, sportswear, tracksuit, sweatpants, tank top, t shirt, tshirt, formal, casual, smart casual, attire, outfit, dressy, dress up, dressed up, dressed, s habiller, habille, shorts et sandales, corbata, vestir, vestirse, vestido, vestidos, cravate
cancel: missed my reservation, missed our reservation, missed my booking, missed our booking, missed our table, missed my table, cancel for free, cancel free, cancel without, cancel, cancellation, cancelling, cancel my table, cancel our table, cancel a table, cancel my reservation, cancel our reservation, cancel a reservation, cancel the reservation, cancel my booking, cancel our booking, cancel a booking, annuler, annulation, annuler ma reservation, annuler une reservation, cancelar, cancelacion, cancelar mi reserva, cancelar una reserva, call off, calling off, cancel last minute, no show, no shows, dont show up, do not show up, don t show up, not show up, dont show, cant make it, can t make it, cannot make it, can not make it, can not come, miss my reservation, miss our reservation, cancellation fee, cancellation policy, no presentarse, no llegamos, cancelo, cancelamos, annule, annulons
happyhour: happy hour, cinq a sept, hora feliz
gluten: gluten free, gluten, sans gluten, sin gluten, coeliac, celiac, coeliaque, celiaco, wheat free, without wheat, no wheat, made with wheat, contain wheat, wheat in, wheat, coeliacs, celiacs, celiaca, celiacos, coeliaques
halal: halal
room: rooms to stay in, room to stay in, rooms to stay, room to stay, rooms to sleep
portions: how much meat, how much food, how much should, how many pounds, how much do i need, how much do we need
fryer: beef dripping, vegetable oil, peanut oil, canola oil, sunflower oil, seed oil, seed oils, tallow, lard, oil vegetable, the oil, fryer, deep fryer, frying oil, friteuse, freidora, fry in, fried in, fries in, fry with, fried with, frying in, cook in oil, cooking oil, deep fry, what oil, oil used, frit dans, se frie, friture
fryer shared: share oil, share the oil, share an oil, share a fryer, share the fryer, same oil, shared oil, same fryer, meme huile, meme friteuse, mismo aceite, misma freidora, fried separately, separate oil, separate fryer, own fryer, dedicated fryer, cooked with, cooked together, fried together, cross contamination, cross contact, contaminated, contamination croisee, contaminacion cruzada
shared: share, shared, separate, separated, separately, dedicated, partage, partagee, separe, separee, dediee, compartida, compartido, separada, dedicada
soldout: sell out, sells out, sold out, run out, runs out, ran out, gone
preorder: schedule my, schedule a, schedule it, schedule, scheduling, pre order, preorder, for later, order for later, schedule an order, schedule my order, schedule a pickup, scheduled order, order ahead, order in advance, preordering
whole: whole, entire
leftover: left food, left some food, left on the table, leftover, leftovers, left over, unsold, wasted, waste, uneaten, wasted food, food waste, end of day, end of the day, not sold, not eaten, unfinished, sobras, restes, invendus, bread that is left, what is left, left at closing, leftover loaves, leaving food, leave food, leave leftovers, food left, left over on plates, not finish, dont finish, don t finish, left on the plate
cup: cup, mug, tumbler, own cup, own mug, reusable cup, reusable mug, reusable, my mug, my own mug, my own cup, bring my mug, bring my own cup, tasse, taza
stampcard: stamp card, punch card
expire: expire, expires, expired, expiry, expiration, expiration date, expiry date
music: music, musique, musica, band, concert, piano, pianist, accordion, fiddle, violin, live singer, piano player, trio, quartet, playing, play music, live, dj, gig, gigs, singer, concierto, en vivo, musiciens, band on, a band, live band, live act, entertainment
menu: whole card, full card, entire card, whole menu, full menu
lunch: lunch, midi, almuerzo
breakfast: breakfast, desayuno, petit dejeuner
birthday: turns, turning, birthday, anniversaire, cumpleanos, bday, b day, cumple, fete, birthdays
cake: cake, gateau, gateaux, pastel, tarta, torta, cakeage, cutting fee, cake cutting, cake cutting fee, cut our cake, cut our own cake, cut the cake, own cake, outside cake
large: large, largest, big, biggest, huge, grand, grands, grande, grandes
welcome: welcome, allowed, allow, friendly, permitted, accept, admis, bienvenu, bienvenus, acceptez, permis, permiten, aceptan, admiten, bienvenidos
bring: bring, apporter, amener, traer, bring my own, bring our own, bring your own, llevo, llevamos, traigo, j apporte, apporter mon, apporter ma
need: need, necessary, required, must, gotta, faut, necessaire, hace falta, necesario, necesito
make: bake, make, prepare
seat: seat, sitting, stool, chair, picnic table, bench, benches, sit, seated, places assises, assis, asseoir, asiento, sentarse
refill: refill, refills, free refill, free refills, bottomless, top up, top ups, recharge gratuite, a volonte, rellenar
wait: wait, waitlist, wait list, waiting list, on the list, the wait, wait time, how long is the wait, how long the wait, attente, espera, queue, line up, lineup, lines, the line, long line, how long is the line, file d attente, cola, fila, esperar
reheat: reheat, to a boil, microwave, warm up, heat up, rechauffer, recalentar, heat instructions, heating instructions, how to heat, warm them up, heat them, heat it, heat them up, warm it up
spicy: spicy, hot, heat, milder, less spicy, spice level, epice, picante, heat scale, heat level, mild, chili level, spiciness, hottest, spiciest, mildest, picoso, pica, piquant, chilies, chilli, chillies, chilis, chile, chiles, piment, piments
wood: wood, charcoal, hickory, oak, mesquite, bois, charbon, lena, carbon, smoke the meat, smoke with, smoke the meat with, what do you smoke, firewood, fuel, briquettes
rain: rain, raining, rainy, storm, pluie, pleut, lluvia, llueve, pouring, wet, snow, snowing, weather, bad weather, il pleut, neige
tax: tax, taxes, gst, pst, hst, vat, tva, iva, tps, tvq
wedding: married, marry, get married, tie the knot, wedding, mariage, boda
privateroom: private room, back room, function room, party room, banquet room, big room, private dining room, private dining, sala privada, salon prive, salon privado, salle privee
speak: speak, talk, hablan, habla, hablas, parlez, parle, hablamos, parlons, languages, language
late: late, latest, tard, night, soir, noche, tarde
parking valet: valet, valet parking, park my car, park our car, voiturier
washroom: washroom, restroom, bathroom, toilet, loo, wc, lavatory, ladies room, mens room, toilette, toilettes, bano, banos, aseo, aseos, servicios
split check: split 2 ways, split 3 ways, split 4 ways, split 5 ways, split 6 ways, split 7 ways, split 8 ways, split 9 ways, split 10 ways, split two ways, split three ways, split four ways, split five ways, split six ways, split seven ways, split eight ways, split it 2 ways, split it 3 ways, split it 4 ways, split it 5 ways, split it 6 ways, split it 7 ways, split it 8 ways, split it 9 ways, split it 10 ways, split it two ways, split it three ways, split it four ways, split it five ways, split it six ways, split it seven ways, split it eight ways, split the bill, split the check, split check, split checks, split the tab, split a bill, split our bill, separate checks, separate check, separate bills, separate bill, separate cheques, separate tabs, pay separately, paying separately, go dutch, divide the bill, two cards, several cards, different cards, multiple cards, three cards, 2 cards, 3 cards, 4 cards, split payment, addition separee, additions separees, diviser l addition, partager l addition, factures separees, cuentas separadas, dividir la cuenta, pay their own, pay our own, each pay, everyone pays, pay individually, individual checks, cada uno paga, chacun paie
laptop: laptop, computer, notebook, macbook, pc, remote work, work remotely, i work there, we work there, to work there, work there on, work from there, work from your, work on my, study, studying, homework, coworking, ordinateur, ordenador, portatil, travailler, etudier, estudiar, trabajar
outlet: outlet, outlets, plug, plugs, power outlet, socket, charge my phone, charge my laptop, prise, prises, enchufe, enchufes
highchair: high chair, high chairs, highchair, highchairs, booster, booster seat, booster chair, chaise haute, chaises hautes, trona, tronas, silla alta, silla para bebe
stroller: stroller, pram, buggy, pushchair, poussette, carrito, cochecito
msg: msg, glutamate, monosodium glutamate, monosodium, ajinomoto, glutamato
compostable: compostable, compost, container, containers, packaging, recyclable, recycle, biodegradable, to go box, takeout box, take out box, takeout container, takeout containers, takeaway box, boxes plastic, plastic box, straw, straws, eco friendly, emballage, emballages, envases
ahead: ahead, notice, in advance, advance, far ahead, how early, lead time, beforehand, how long before, days before, how soon, how far ahead, when must i order, heads up, d avance, a l avance, con antelacion, de anticipacion, antelacion, anticipacion, preavis
frozen: frozen, freezer, uncooked, cook at home, cook myself, make at home, congele, surgele, congelado, congelada, congelados
seat seatin: sit down, dine in, eat there, eat in, eat here, place to sit, somewhere to sit, anywhere to sit, a seat, tables to sit, seating area, stools, manger sur place, comer ahi, comer alli, comer aqui
meatless: vegetarian, veggie, vegetarians, no meat, meat free, meatless, doesnt eat meat, dont eat meat, does not eat meat, do not eat meat, without meat, vegetarien, vegetarienne, vegetariens, vegetariano, vegetariana, vegetarianos, sans viande, sin carne
milk oat: non dairy milk, non dairy milks, plant milk, plant milks, plant based milk, dairy free milk, dairy free milks, alternative milk, alternative milks, alt milk, milk alternatives, milk alternative, nut milk, soy milk, soya milk, almond milk, coconut milk for coffee, lait vegetal, laits vegetaux, leche vegetal, leches vegetales
raw: raw, cooked, uncooked fish, crudo, cruda, crudos, cru, crue, crus
raw pregnant: pregnant, pregnancy, expecting, enceinte, embarazada
leftover dayold: day old, yesterday s bread, yesterdays bread, yesterday bread, old bread, stale bread, pain de la veille, pan de ayer, dayold, day before, from the day before, the day before, from yesterday
soldbottled: by the bottle
familysize: family size, family pizza, family pie, in a family, the family size
slice: slice, sliced, slicing, trancher, tranche, rebanado, rebanar
starter: sourdough culture, sourdough starter, bread starter, levain, masa madre
smell: smell, stink, odor, odour, smelly, smells, reek, oler, sentir
alone: 1 person, just 1, for 1, alone, solo, one person, single person, single diner, by myself, on my own, just me, for one, tout seul, toute seule, seul, seule, sola
refill: refill, refills, refilled, unlimited, endless, bottomless, free refills, a volonte, ilimitado, relleno
timelimit: seating time, time limit, how much time, time slot, how long can we stay, how long can i stay, how long do we get, how long do we have, how long is a seating, how long is the seating, how long can we sit, limited to, minute limit, limite de tiempo, limite de temps, table for how long, table limit, turn time, cuanto tiempo, limite de temps, kick us out
ayce: all you can eat, ayce, buffet, eat all you can, bufe, bufet
lastorder: last order, last orders, last call, last call for food, derniere commande, ultimo pedido, ultima orden, stop taking orders, stop taking food orders, stop serving, stop serving food, kitchen stops, latest i can order, latest we can order, last time to order
rent privateroom: rent, rental, hire, hiring, hire out, rent out, book the space, use the space, private hire, event space, venue, baby shower, bridal shower, buyout, buy out, take over, whole place, entire place, whole restaurant, entire restaurant, privatiser, louer, location de salle, alquilar, rentar
job: job, jobs, work with you, work for you, work at your, employment, summer job, trabajo, empleo, emploi, travail
cutlery: fork, forks, knife, knives, cutlery, utensil, utensils, silverware, spoon, spoons, with my hands, with your hands, with hands, hands, fingers, fourchette, couverts, tenedor, cubiertos, manos, mains
chopstick: chopstick, chopsticks, baguettes chinoises, palillos
origin: locally sourced, raised, source, sourced, come from, comes from, origin, from where, farm, farms, ranch, ranches, provenance, provient, viennent, procedencia, origen
validate: validate, validated, validation, valider
fresh: fresh, freshly, out of the oven, fresh out of the oven, oven fresh, frais, fraiche, fresco, fresca, recien horneado, ready, just baked, come out, come out of the oven, comes out of the oven, hot bread
discount: discount, money off, cheaper, reduced, half off, half price, rabais, reduction, descuento, rebaja
largefee: deposit, pay a deposit, leave a deposit, put down a deposit, take a deposit, down payment, acompte, deposito, anticipo, half down, half paid, money down, up front, upfront, pay upfront, pay up front, pay anything up front, half of the price, prepay, paid in advance, pay in advance
allergy: allergy, allergies, allergic, allergen, allergens, allergie, allergies alimentaires, alergia, alergias
minimum: starts at, min order, min delivery, min for, minimum spend, min spend, minimum order, minimum purchase
delay: hold a table for fifteen, hold a table for 15, hold a table for ten, hold tables for, keep your table, keep a table, tables are kept, table is kept
delay: late for, running late, minutes late, minute late, mins late, be late, are late, is late, we are late, hold it, kept for, hold the table for, keep our table, keep my table, keep the table, grace period, hold my table, hold our table, en retard
bean: beans, coffee beans, brew at home, to brew, whole bean, ground coffee, grains, granos
barbecue: barbecue, bbq, barbeque, grill, grilling
foodtruck rent: book the food truck, rent the food truck, hire the food truck, book your food truck, rent your food truck, get the food truck, food truck for
capacity: hold, holds, fit, fits, accommodate
pay cheque: accept checks, take checks, pay by check, by check, personal check, personal checks, cheque, cheques, pay with a check
deliver ordertime: how long does delivery take, how long is delivery, how long for delivery, how fast is delivery, how quick is delivery, how fast do you deliver, delivery time, delivery times, temps de livraison, tiempo de entrega
deliver: own riders, our riders, our own riders, own drivers, our drivers
ordertime: how long do i wait for food, how long do we wait for food, how long is the wait for food, wait for food, wait for my food, wait for our food, wait for the food, wait for an order, wait for my order, within twenty minutes, within thirty minutes, within 30 minutes, within forty minutes, within 40 minutes, within forty five minutes, within 45 minutes, within an hour, under an hour, how long does the food take, how long does food take, how long is the food, how fast is the food, how quick is the food, food ready, from your order, from order to, minutes to your table, temps de preparation, tiempo de preparacion
familystyle: to share, sharing, for sharing, good to share, shareable, shareables, a partager, pour partager, para compartir
share: split plate, split plates, plate split, split charge, sharing charge, share a, share an, share one, split a dish, split an entree, split a meal, split a steak, split a plate, split an order, split one, split it, share it, split that, split them, share them, have one between us, entre dos, a deux
tamari: tamari
alacarte: a la carte, alacarte
smallorder: small order, small orders, small order fee
halfandhalf: halfandhalf, half and half, half half, moitie moitie, mitad y mitad, mitad mitad
nut without: nut free
peanut without: peanut free
dairy without: dairy free
lactose without: lactose free
egg without: egg free
soy without: soy free
shellfish without: shellfish free
sesame without: sesame free
alcohol without: alcohol free
caffeine without: caffeine free
everybody: everybody, everyone, all of us, whole table, entire table, tout le monde, toda la mesa, todos
freeze: freeze, freezing, frozen, freezer, congeler, congelar
howitworks: how does it work, how does this work, how does that work, how it works, how this works, how does it all work, comment ca marche, comment ca fonctionne, como funciona, work, works
writing: write on, write happy, written on, message on, name on, inscription, ecrire, escribir
childmenu: kids meals, meal for my kid, meal for a kid, meal for a child
kosher: kosher, kasher
seat group: how many can you seat, how many people fit, how many people can, how many guests can, capacity, fit inside, hold how many, how many can you fit, how many fit, how many can the, cuantas personas caben, combien de places
combo: combo, combos, combination, combinations, combination plate, combination plates, combo plate, combo plates
homemade: homemade, home made, made in house, in house, from scratch, made here, made on site, fait maison, faits maison, faits sur place, faites sur place, fait sur place, hecho en casa, hechos en casa, casero, caseros
food: snack, snacks, outside food, food from outside, own food, takeaway food
ring: ring, call
findus: find you, find your place, entrance, your door, front door, spot you, get inside
billfee: add a fee, added a fee, fee to the bill, fee on the bill, fee to my bill, fee of, fees on the bill
class: cooking class, cooking classes, cookery class, cookery classes, cooking lesson, cooking lessons, class, classes, workshop, workshops, lesson, lessons, masterclass, learn to, learn how, learn, teach, cooking school, atelier, ateliers, clase, clases, taller, talleres
explain: explain, explains, explained, explaining, explanation, teach us, show us how, rules
noise: noise, noisy, loud, noise level, quiet, quieter, bruyant, bruit, ruido, ruidoso, tranquilo
lost: lost, forgot something, forgot it, forgot stuff, lost and found, lost property, left something, something behind, left behind, left my, left our, left a, forgot my, forgot our, forgot a, lost my, umbrella, scarf, wallet, purse, keys, sunglasses, airpods, earbuds, backpack, gloves, mittens, left my phone, forgot my phone, lost my phone, left my jacket, forgot my jacket, lost my jacket, left my coat, forgot my coat, lost my coat, left my bag, forgot my bag, lost my bag, left my glasses, forgot my glasses, lost my glasses, left my card, forgot my card, lost my card, left my hat, forgot my hat, lost my hat, left my sweater, forgot my sweater, lost my sweater, perdu, j ai perdu, oublie, j ai oublie, objets trouves, parapluie, portefeuille, cles, echarpe, manteau, perdi, olvide, deje mi, paraguas, cartera, llaves, bufanda, objetos perdidos
`;

/** `Is the broth extra` asks whether it is included. */
export const ASKS_WHETHER_EXTRA = /\b(?:is|are) .*\bextra$/;
export const ASKS_PRICE = /\b(?:how much|prices?|costs?|fees?|charges?)\b/;
/** Asks for something to take away with one. */
export const SELLS = /\b(?:sell|sells|buy)\b/;
/** `Eight or more`, `groups of 7 and up` */
export const OR_MORE =
  /\b(\d{1,2}|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:or|and) (?:more|up|over|above)\b/;
/** `Do you have board games`, of which what guests may bring tells nothing. */
export const ASKS_OF_HAVING =
  /^(?!.*\b(?:bring|byob|byo|corkage|own)\b).*\b(?:have|got|offer|any|are there|is there)\b/;
/** Asks what one of something costs that is sold: `how much is a bud light`. */
export const ASKS_PRICE_OF_ONE = /\bhow much (?:is|are|for|does) (?:an?|one|your) \w+(?: \w+){0,2}$/;
/** Asks for a number, or names one: of guests, of days. */
export const ASKS_NUMBER =
  /\bhow (?:many|much|far|early|long|late)\b|\b(?:minimum|maximum|max|ahead|notice|days before|\d{2,})\b/;
/** An amount, or that there is none. */
export const TELLS_PRICE =
  /[$£€¢%]|\d ?(?:p|cents)\b|\b(?:free|charges?|no charge|cost|costs|included|gratuit|gratis)\b/i;

/** What a question is not about by itself, though it may be asked with it. They count for half, and never alone. */
const VAGUE_WORDS =
  'first price welcome included happen change room need bring make late guest customer house much time day large seat space special policy early possible monday tuesday wednesday thursday friday saturday sunday week weekend weekday morning afternoon evening lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miercoles jueves viernes sabado domingo holiday minute month year';

/** A day or a time of it. */
export const IS_DAY =
  /^(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|now|noon|midnight|christmas|xmas|eve|thanksgiving|easter|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|late|early|lunch|dinner|breakfast|brunch)$/;

/** What a question of the brand's own must speak of to answer these: booking the food truck is no booking of a table. */
export const subjects: Readonly<Record<string, readonly string[]>> = {
  'food-truck': ['foodtruck', 'group', 'event'],
  catering: ['cater', 'foodtruck'],
  'private-events': ['banquet', 'privateroom', 'rent', 'group', 'event', 'wedding', 'reception'],
  'gift-cards': ['giftcard'],
  jobs: ['job'],
  loyalty: ['loyalty', 'reward', 'point', 'program', 'club', 'member', 'stampcard', 'fidelite', 'fidelidad'],
};
/** What a question of the brand's own must speak of to answer who cancels or changes a booking, or is late for it. */
export const changes: readonly string[] = ['cancel', 'delay', 'change'];
/** What a question with that intent is about, whether it says so or not: `there are ten of us`. */
export const impliedMeanings: Readonly<Record<string, string>> = {
  reservations: 'reservation',
  delivery: 'deliver',
  catering: 'cater',
  'food-truck': 'group',
  'private-events': 'privateroom',
};

/** What a question about dishes must say itself to be answered by a brand's question about it: nobody asks for wine by `corkage`. */
export const pointsOfDishes: ReadonlySet<string> = new Set(
  'halal kosher vegan vegetarian gluten bring cancel reservation apart'.split(' ').map(stemOf),
);
export const pointsOfMenus: ReadonlySet<string> = new Set([...pointsOfDishes, stemOf('fryer')]);
/** Who asks whether there is delivery does not ask what it costs. */
export const pointsOfDelivery: ReadonlySet<string> = new Set(['price', 'cancel', 'track']);
/** Words of French and Spanish questions, and a few English ones, that say nothing of what is asked. */
const SILENT_WORDS =
  'mum mom mam mama dad father mother wife husband nan gran granny grandma grandpa grandmother grandfather friend friends partner girlfriend boyfriend sister brother aunt uncle cousin colleague colleagues boss running c d j l m n s t qu last yesterday after own open opened opening close closed closing hour hours people person personne personnes persona personas manger comer ouvert ouverts ouvrez ferme fermez heure heures abierto abiertos abren cierran hora horario peut peuvent puis pouvez pouvons on son sa ses sont sommes est ils elle elles il se y t a le la les une des du de mon mes notre nos prenez faites proposez offrez tous toutes tout aussi ont quoi como que cual cuales donde cuando cuanto hay tiene tienen tengo puedo puede podemos pueden esta estan el los las un una unos unas mi su sus nuestro en con para por al del lo y o es ustedes sirven hacen ofrecen algun alguna';

/** Phrases, as stems, with what they mean. */
export const alikePhrases = alikeTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [meanings = '', phrases = ''] = line.split(': ');
    return phrases.split(', ').map((phrase) => ({ phrase: stemsOf(phrase), meaning: meanings.split(' ') }));
  });

export const alikeMeanings: ReadonlySet<string> = new Set(alikePhrases.flatMap(({ meaning }) => meaning));

const meaningOf = new Map(
  alikePhrases.flatMap(({ phrase: [only = '', another], meaning }) => (another === undefined ? [[only, meaning]] : [])),
);

/** What `feeding` and `bringing` mean, where `feed` and `bring` are known. */
export function ofVerb(word: string): string[] | undefined {
  const [, verb = ''] = /^(?!dress|heat)(\w{3,})ing$/.exec(word) ?? [];
  return meaningOf.get(verb) ?? meaningOf.get(`${verb}e`);
}

export const vagueMeanings: ReadonlySet<string> = new Set(stemsOf(VAGUE_WORDS));

/** What somebody wants to rent. */
export const HIRES_WHAT = /\b(?:rent|hire|borrow) (?:an? |any |some |your )?(?!(?:out|you|the|it|this|that)\b)(\w{4,})/;

const silent = new Set(stemsOf(SILENT_WORDS));

/** Whether a word says nothing of what a question is about; no number does. */
export function isSilent(word: string): boolean {
  return isFiller(word) || silent.has(stemOf(word)) || /\d/.test(word);
}

/** What stands as a question and says who asks: `We have a nut allergy`, `I am coeliac`. */
export const SAYS_OF_ONESELF =
  /^(?:(?:we|i|my \w+) (?:have|has|am|are|is|can ?not|can’t|do not|don’t)|i’m|j’ai|je suis|nous (?:avons|sommes)|tengo|tenemos|soy|somos)(?!\p{L})[^?]*$/iu;
