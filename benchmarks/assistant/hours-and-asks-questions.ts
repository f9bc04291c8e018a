/** Several asks in one question, hours of a part or a day, offers with a day, rooms by name, and what no site can know. */
import { questionsOf } from './question.ts';

export const hoursAndAsksQuestions = [
  ...questionsOf(
    'hoja-verde',
    `
hours | til what time can i grab a coffee at the window on saturday | 2:00 PM | !5:00 PM
hours & feature | wynwood hours on sunday and do u have live music there | 9:00 AM – 5:00 PM | trio
hours | is brunch on in wynwood this weekend | 10:00 AM – 2:00 PM
delivery & payment | do you deliver on sunday and do u take cash | Cards and phones only | Mon – Sat / Sunday
hours | christmas eve? | 3:00 PM
hours | what time does the wynwood kitchen close tonite | 8:30 PM
private-events | how many people fit in wynwood if i rent it | forty
offers | is the merienda on on saturdays | weekdays
unknown | is it busy at wynwood rn | don’t know
delivery & unknown | whats the delivery minimum and how long does it take | $20 | don’t know
hours | ¿abren el 6 de enero? | 6 de enero | 7:00 – 18:00
offers | tienen descuento para maestros | Teachers | !Sunday dozen
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
hours | can i come at nine on sunday | 10:00 AM – 9:00 PM | !Yes
hours | when is last call for food tonight | 10:15 PM
hours | til what time is happy hour | 6:00 PM | !11:00 PM
hours & feature | is there piano tonight and until when are you open | from seven | 11:00 PM
private-events | which of your rooms would fit 30 of us and what does it cost | Hayloft | 2,500
private-events | how many does the vault hold | twelve
offers | whats the deal on tuesdays | Steak frites Tuesday | !Monday bottles
offers | is there anything off wine on mondays | Monday bottles | !Steak frites
offers | military discount on christmas? | Not on holidays
feature & feature & feature | can i bring my own wine, is there a dress code and do you have parking | $35 | Smart casual | valet
unknown | how long is the wait right now | don’t know | (303) 555-0147
unknown | i left my scarf there last nite | (303) 555-0147 | !Open until
hours | new years eve til when | 1:00 AM
hours | r u open valentines | 10:00 AM – 11:00 PM
hours | do u serve brunch on saturdays | Sun 10:00 AM – 2:00 PM / Sunday | !Yes
hours | vous êtes ouvert le 26 novembre ? | 13:00 – 20:00
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
hours | when do you reopen in january | January 4 | 22
hours | are you open over new years | 6:00 PM
hours | is happy hour on today and what time | 3:00 PM – 5:00 PM
hours | boxing day? | closed
reservations & feature | do i need to book and where do we park | The line moves fast | Bastion Square
offers | senior discount at dinner? | Before five
unknown | who is cooking today | don’t know
delivery | how much do you charge for delivery | SkipTheDishes | not stated
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
hours | breakfast at verdun what time | !8:00 AM
hours | until when does villeray deliver tonight | 9:00 PM
hours & feature | what time do u close in laval and is there parking | 11:00 PM | Forty places
delivery & delivery & menu | do you deliver to rosemont, how much is it and is the chicken halal | Rosemont | $3.50 | halal
hours | eid hours | closed
hours | ouvert le lundi ? | Verdun | 11:00 – 21:00
hours | jusqu'à quelle heure la cuisine est ouverte à villeray ce soir | 23:15
delivery | est-ce que la livraison est gratuite ? | $40
unknown | y a-t-il du monde en ce moment à verdun ? | ne le sais pas | !ouvert
catering & catering | for catering how many ppl max and how early should i order | 120 | Two days
hours | r u open on the 24th and till when | November 24 | 10:00 PM
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
hours | ktown last order tonight? | Forty minutes / 1:20
hours & feature | when does torrance open saturday and is there valet | 12:00 PM | own lot / valet
private-events | private room for 15 how much | $300
private-events | do you have private rooms in torrance | None in Torrance
offers | lunch deal on saturday? | Mon-Fri
offers | soju hour when | nine to eleven
hours | are both open thanksgiving | 5:00 PM
unknown | is the owner there tonight | don’t know
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
hours | when is breakfast | 11:00 AM – 2:00 PM
hours | breakfast on friday? | Sat – Sun | !Yes
feature | what time is the coffee ceremony | from two
hours | genna hours | closed
hours & feature | are u closed tuesdays and is there wifi | closed | receipt
reservations | table for 35 possible? | thirty
offers | student discount friday? | Wednesday and Thursday
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
hours | le plateau est ouvert le samedi midi ? | 17:00 | !Oui
hours | brunch au plateau c'est quand | 10:00 – 14:30
private-events | le salon privé, combien de personnes ? | 30 personnes
hours | l'apéro à gastown, jusqu'à quelle heure | 18:30
hours | ouvert à noël au vieux-port ? | 17:00
`,
  ),
  ...questionsOf(
    'casa-oaxaca',
    `
hours | ¿abren el lunes? | cerrad
hours | ¿hasta qué hora es la hora feliz? | 18:00
feature & feature | ¿hay música en vivo y estacionamiento? | jarocho | free lot / Parking
offers | ¿hay ofertas los martes? | Taco Tuesday | !Family taco kit
hours | black friday hours? | 12:00 PM – 10:00 PM
private-events | can 30 of us take the patio | 15 to 40
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
delivery | how much is delivery to the annex | Annex | not stated
hours | can i get lunch on sunday at 2:30 | 3:00 PM
hours | kitchen closes when saturday night | 10:30 PM
offers | are there discounts for a group of 10 on a wednesday | A table of eight
feature & feature & hours | is there a patio, can kids come, and what time do you open tomorrow | Patio | high chairs | 12:00 PM
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
hours | the window on monday? | not on Monday
hours | is the window still open | 4:00 PM
hours | open between christmas and new years? | December 24 – 26
hours | jan 4? | closed
reservations | 8 of us? | Six
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
feature & menu & feature | whats parking like and do u do brunch and how much is corkage | $12 | $35
hours | what time does the piano player start | from seven | !Today’s hours
unknown | anybody turn in a phone last night | don’t know | !The phone number is
unknown | who is the bartender tonight | don’t know | !4:00 PM
private-events | the big room, how many people | forty-five
hours | last seating tonight? | 10:15 PM
hours | how late can i order food on a saturday | 10:15 PM | !11:00 PM
menu & feature | can we share a steak and is there a kids menu | split charge | children’s menu
offers | is the wine half off tonight | Mondays | not today
unknown | will it be quiet at 5 | don’t know | !Yes
unknown | can i get a window table | don’t know | !Raw bar
delivery | do you have free delivery | don’t know | !Steak frites
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
hours | closed for winter break? | January 4 – 22 | January 23
hours | jan hours | January 4 – 22 | !Today’s hours
hours | when do you close for winter | January 4 – 22
hours | are u open the week of christmas | December 24 | December 25 – 26
hours & hours | open till when on new years eve and is there happy hour that day | 6:00 PM | Happy hour
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
reservations & feature | can i book at verdun and where do i park at villeray | At Laval only | Saint-Denis
hours | manakish til when | 11:30 AM | !10:00 PM
unknown | qui cuisine ce soir ? | ne le sais pas | !8:00
delivery & hours | combien coûte la livraison et jusqu'à quelle heure | $3.50 | 21:00
unknown | est-ce plein ce soir à laval | ne le sais pas | !23:00
offers | duo tuesday on wednesday? | another day
feature | is the terrace open in november | May to September | !no holiday hours
`,
  ),
  ...questionsOf(
    'hoja-verde',
    `
hours | when does the window open | 6:00 AM | !tomorrow at 8:00 AM
hours | is the ventanita open sundays | 7:00 AM – 2:00 PM | !six in the morning
feature | when is the trio playing | Friday evenings
hours | ¿entregan los domingos? | no el domingo
hours | can i get hot food in wynwood at 9 tonight | 8:30 PM | !10:00 PM
private-events | how many can you seat for a party in wynwood | forty
hours | a que hora abre la ventanita mañana | 7:00
`,
  ),
  ...questionsOf(
    'casa-oaxaca',
    `
delivery | how much is delivery | East Austin | not stated
hours & delivery | are you open the day before thanksgiving and do u deliver | 11:00 AM – 4:00 PM | Delivery areas | !not stated
unknown | son jarocho tonight? | Thursdays | !12:00 AM
`,
  ),
  ...questionsOf(
    'taverna-meltemi',
    `
private-events | how many people fit in the cellar | 32
delivery | how much is delivery to pilsen | Pilsen | not stated
`,
  ),
  ...questionsOf(
    'dotties-griddle',
    `
hours | is west loop open at 4 am on thanksgiving | 8:00 AM – 4:00 PM | !Yes
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
offers | y a-t-il une promo le mercredi | Mercredi moules | !Étudiants
unknown | est-ce bondé le samedi soir ? | ne le sais pas | !5 adresses
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
offers & feature | do kids eat free and is there parking in torrance | Under four | own lot
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
feature | can i use my laptop on saturday | No laptops
`,
  ),
];

/** Written before those were mended, and run for the first time after it. */
export const hoursAndAsksLaterQuestions = [
  ...questionsOf(
    'hoja-verde',
    `
hours | until when is delivery on a friday | 4:00 PM
hours & delivery | are u open thanksgiving and do u deliver that day | 1:00 PM
hours | three kings day wynwood? | 9:00 AM – 6:00 PM
feature & feature | can i bring my laptop on sunday and whats the wifi like | tables are for eating | ninety minutes
unknown | any seats free right now at little havana | don’t know
hours | hasta qué hora sirven brunch en wynwood mañana | 14:00
offers | teacher discount in wynwood? | Little Havana only
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
hours | can we do brunch at 1 on sunday | 10:00 AM – 2:00 PM
hours | pickup on monday? | closed / Monday | !4:00 PM – 10:00 PM
private-events | we're 10, would the vault work and whats the minimum | $600
private-events | hayloft on a wednesday how much | 1,500
offers | sunday supper price and what do i get | $54 | Wedge salad / prime rib
reservations & feature | do i need a reservation for the bar and when does the piano start | first come | seven
unknown | is chef marco working tonight | don’t know | !Larimer Street
hours | what r ur hours on christmas and new years day | closed
payment | is a tip already included for 8 of us | Twenty percent
hours | estan abiertos el dia de navidad? | cerrad
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
hours | are you shut all of january | January 4
hours | what time do u stop serving sunday | 7:00 PM
offers | is there a deal on wednesdays | Two-piece Wednesday | !Seniors
unknown | did anyone hand in a set of keys | (250) 555-0151
hours & feature | open til when tonight and can the dog sit outside | 9:30 PM | deck
hours | when does happy hour end | 5:00 PM
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
hours | til when can i order food at villeray on a wednesday | 9:30 PM
hours | can i pick up at 10 pm in laval tomorrow | 10:15 PM
hours & delivery & feature | is laval open monday, does it deliver to fabreville and is there a spot for kids | closed | Fabreville | Children’s corner
hours | fermé pour l'aïd ? | fermé
offers | rabais étudiant à laval ? | Verdun only
hours | do you have breakfast on mondays | Tue – Sun | !Yes
feature & feature | can i bring wine to villeray and is there a terrace | no corkage | Twenty-four seats
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
hours | is ktown open past midnight on saturday | 2:00 AM
hours & feature | torrance sunday hours n parking | 12:00 PM – 9:30 PM | lot
reservations | can i book for 8 on friday | walk-in only
offers | birthday discount on a saturday? | Not Friday or Saturday
hours | open christmas? | 5:00 PM
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
hours | whats the latest i can pick up today | 10:15 PM
hours | when does the happy hour start on thursdays | 4:00 PM
reservations & feature | room for 20 of us saturday, and do you have a kids menu | thirty | half portion
hours | open til 1 on new years eve? | 1:00 AM
unknown | how crowded is it rn | don’t know
`,
  ),
  ...questionsOf(
    'brasserie-lumiere',
    `
hours | la cuisine du vieux-port ferme à quelle heure ce soir | 00:30
offers | le menu du midi est offert le samedi ? | lundi au vendredi
private-events | une salle pour 25 personnes ? | 30 personnes
hours | fermé le jour de l'an ? | fermé
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
hours | what time do you stop delivering on sundays | half past nine / 8:30 PM
hours & feature | open monday? and is there bike parking | closed / Monday | Bicycles
offers | student discount at dinner? | noon to half past two
hours | r u open boxing day | closed
delivery | do i pay for delivery | not stated
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
hours | lunch on a wednesday? | !Yes
hours | window hours pls | 4:00 PM – 8:30 PM
hours | when are you back after new years | January 5 / January 6
offers | industry night discount tonight? | Sunday
`,
  ),
];

/** Written when all of those were mended, and run once before anything more was. */
export const hoursAndAsksLastQuestions = [
  ...questionsOf(
    'hoja-verde',
    `
hours & feature | what time do u close sunday in little havana and can i bring my dog | 2:00 PM | Dog-friendly porch
hours | can i still get delivery | closed now / No / 9:00 AM – 4:00 PM
feature & feature | does wynwood have a changing table and where do i park there | Changing table | NW 26th
unknown | did somebody find a blue jacket at the cafe | don’t know
private-events | is it possible to rent the cafe on a saturday | after closing on Sundays
hours | ¿hasta qué hora hay café en la ventanita hoy? | 18:00
offers | do i get the merienda price at 6 | three to five
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
hours & feature | is the kitchen open late on saturday and is there a piano | 10:15 PM | seven
private-events | do you have a room for 12 with a minimum under 1000 | $600
hours | what time do you open on mondays, and happy hour? | 4:00 PM | 6:00 PM
unknown | is the place packed right now | don’t know
hours | is anything open for you guys on christmas day | closed
payment & reservations | can we get separate checks and do you take walk ins | walk-ins / first come
offers | do i get the military discount at thanksgiving | Not on holidays
hours | when is sunday brunch over | 2:00 PM
`,
  ),
  ...questionsOf(
    'gull-and-anchor',
    `
hours | how long is the winter break | January 4 – 22
hours | feb hours pls | Wed – Thu 11:30 AM – 8:00 PM | !January 4
delivery & hours | can i get it delivered and til when are you open | SkipTheDishes | 9:30 PM
offers & hours | senior discount and when is happy hour | Seniors | 3:00 PM – 5:00 PM
unknown | hows the wait right now | line moves fast / don’t know
`,
  ),
  ...questionsOf(
    'beit-saj',
    `
hours | le 26 décembre vous êtes ouverts ? | 8:00 – 0
delivery & menu | vous livrez à rosemont et le poulet est halal ? | Rosemont | halal
unknown | il y a beaucoup de monde au villeray là ? | ne le sais pas
catering | what's the max number for catering trays | 120
hours & feature | verdun closes when on fridays and how many seats are there | 10:00 PM | Eighteen
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
hours & feature | breakfast saturday what time and do you have high chairs | 11:00 AM – 2:00 PM | Two
feature | when exactly is the coffee ceremony on sundays | from two | !11:00 AM – 9:00 PM
hours | are you closed for ethiopian christmas | closed
reservations & feature | can 25 of us come and where would we park | thirty | Bonifant
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
delivery & delivery | do you deliver to little italy and is there a charge | Little Italy | not stated
hours & offers | when is lunch on sundays and is there a deal for families | 12:00 PM – 3:00 PM | Family Sunday
hours | closed between christmas and new year? | December 25 – 26
`,
  ),
  ...questionsOf(
    'casa-oaxaca',
    `
hours | ¿abren el día después de thanksgiving? | 12:00 – 22:00
feature & hours | ¿tienen patio y a qué hora es el brunch? | Patio | 10:00 – 14:00
delivery | ¿cuánto cobran por la entrega? | no se indica
`,
  ),
];
