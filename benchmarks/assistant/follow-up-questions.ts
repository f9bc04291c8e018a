/**
 * Conversations written on 2026-11-23 to see whether a question that says little is read as the one before it with what it
 * names replaced: a size, a number, a day, a place, a service, another attribute of what was spoken of.
 */
import { type EvaluatedQuestion, questionsOf } from './question.ts';

export const followUpQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'gull-and-anchor',
    `
menu | price of the chowder >> a bowl >> and a pop | $15
menu | how much is halibut n chips >> two pieces please >> plus mushy peas | $33
menu | cod and chips, two pieces >> 2 of those >> and 2 pops | $48
menu | do you have gluten free batter >> how much more | $2
offers | the wednesday deal what is it >> how much do i save | $5
offers | the wednesday deal what is it >> when does it end | May 31, 2027 / 31 May 2027
offers | senior discount? >> all day? | Before five / before five
hours | what time do you close saturday >> and sunday >> till? | 7:00 PM
menu | fish tacos >> is there milk in them >> and the halibut burger | milk | Halibut burger
delivery | do u deliver >> who does then | SkipTheDishes
hours | happy hour? >> is that every day | Wed / Wednesday | !Yes
menu | chicken strips how much >> do they have egg | !Yes | !Steak | !Coleslaw
menu | small chips how much >> make it large | $8
menu | combien le saumon >> deux morceaux | 26
`,
  ),
  ...questionsOf(
    'hickory-yard',
    `
menu | how much is brisket >> a pound >> and a quart of mac | $44
menu | smash burger price >> add a second patty >> and an egg | $18
menu | st louis ribs >> full rack >> 2 of em | $66
private-events | how much is the back room >> on a tuesday | $300
private-events | how much is the back room >> how many can it hold | forty
delivery | do you deliver to inglewood >> and franklin? | !Yes | !I’m sorry
hours | kitchen hours friday >> and sunday | 7:30 PM
hours | are you open thanksgiving >> and the day after | 11:00 PM
offers | whats the yard feast >> how many does it feed | six
offers | do kids eat free >> till when | four
menu | cheapest side >> is it vegan | Cornbread is not marked vegan
menu | burnt ends? >> are they there today | Saturday | !Yes
hours | pickup hours saturday >> and eating in | 11:00 PM
menu | what beer do u have >> how much is the second one | $6
feature | live music tonight? >> what time | seven
feature | live music tonight? >> is it free | no cover
hours | a qué hora cierran el sábado >> y el domingo | 20:00 / 8:00
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
menu | how much is a flat white >> the large >> with oat milk | 40p / £4.20
menu | focaccia price >> the whole tray >> and 2 bagels | £25.20
hours | southville opening times sunday >> and the other one | 3:00 pm / 15:00 / 3:00 PM
feature | is there parking at southville >> and at stokes croft | none
menu | is there challah today >> and the walnut loaf | Sat | !Yes
offers | six pastries deal >> until when | 31 December 2027
menu | seeded sourdough >> just half | £2.90
allergy | nut allergy >> what about cake >> and the carrot cake | walnuts | !Yes
menu | have you got oat milk >> how much is it | 40p
offers | nhs discount >> on weekends too? | Monday to Friday | !Yes
`,
  ),
  ...questionsOf(
    'umi-counter',
    `
menu | omakase how much >> eighteen courses >> for two of us | $280
menu | house sake >> carafe >> two | $48
offers | platter for four >> when do i have to order it | day ahead
menu | salmon nigiri >> 3 orders of those >> and a miso soup | $25
hours | are you open sunday >> and the take out window | 8:30 PM
feature | any parking >> is it free | after six
menu | how much is the chirashi >> with ikura >> and extra rice | $42
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
private-events | do you have private rooms >> whats the minimum >> in torrance too? | None in Torrance / None
menu | korean fried chicken >> the whole one >> and a pitcher of cass | $51
feature | valet? >> how much | $6
menu | how much is galbi >> and in torrance | $36
hours | what time does koreatown close tonight >> and the other one | 11:00 PM
offers | soju hour? >> which days | Sun-Thu
offers | soju hour? >> when does it end | February 28, 2027 / 28 February 2027
menu | tier b price >> for 4 of us | $156
offers | birthday discount >> can i use it on saturday | Not Friday or Saturday | !Yes
`,
  ),
  ...questionsOf(
    'taverna-meltemi',
    `
offers | gyro wednesday >> until when is it valid | June 30, 2027 / 30 June 2027
private-events | do you have a private room >> how much >> for how many people | 32
menu | lamb chops >> are they halal >> and the souvlaki | nothing else / not marked | !Yes
menu | what desserts >> the first one, any nuts | tree nuts / nuts / Walnut
menu | moussaka price >> two of those and an ouzo | $49
hours | is the milwaukee one open sunday >> and chicago | 11:00 AM | 9:00 PM
`,
  ),
  ...questionsOf(
    'copper-bull',
    `
menu | oysters price >> a dozen >> and two glasses of champagne | $90
private-events | the hayloft? >> whats the minimum on a wednesday | $1,500
menu | how much is the ribeye >> anything cheaper | $36 / Hanger
menu | copper burger >> with bacon >> and a lager | $33
`,
  ),
  ...questionsOf(
    'hoja-verde',
    `
menu | tres leches price >> the ten inch >> and a slice of key lime pie | $81.50
delivery | is there a delivery fee >> whats the minimum | $20
menu | cuanto cuesta la sopa de frijoles negros >> el tazon | $8
menu | two scoops how much >> in a waffle cone | $8.50
`,
  ),
];

/** Written when those were mended, on other brands, and run once before anything was changed for them. */
export const laterFollowUpQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'beit-saj',
    `
menu | fattoush >> the large >> and a jallab | $19.50
menu | how much for a chicken shawarma >> make it a combo >> and a baklava | $23.50
menu | chicken shawarma price >> with double meat >> two of them | $33
hours | till when is villeray open tonight >> and laval >> and on sunday? | Sunday | Laval
delivery | do you deliver to rosemont >> is it free >> from how much | $40
menu | whole sea bream? >> do you have it on tuesday | Fri | !Yes
offers | duo tuesday >> whats in it >> how much do you save | $7
offers | family grill deal >> until when is it on | valid / Valid / until
feature | is there parking in laval >> and verdun | Verdun / know | !Yes
allergy | im allergic to sesame >> is the labneh ok >> and the hummus | sesame | !Yes
menu | combien coûte le fattoush >> le grand >> et un ayran | 18
private-events | how far ahead do i order catering >> and for how many people | 120
menu | jallab >> any nuts in it >> and the lemonade | pine nuts / not stated / nothing
`,
  ),
  ...questionsOf(
    'spice-route',
    `
menu | lamb rogan josh price >> and a garlic naan >> and two mango lassis | £28
menu | garlic naan >> 4 of those please | £14
menu | is the lamb halal >> and the beef | not
delivery | do you deliver >> whats the minimum order >> how much is it | £2.50
menu | how hot is the vindaloo >> anything milder | !I’m sorry
feature | can we bring our own wine >> how much is that >> which days | Mondays and Tuesdays
hours | are you open for lunch tomorrow >> and monday? | closed / 5:00 PM / 17:00 / no | !Yes
menu | butter chicken >> does it have nuts >> and the korma | almond / nuts
menu | gulab jamun how many do you get >> and the price | £5.50
`,
  ),
  ...questionsOf(
    'paper-lantern',
    `
menu | how much is pho ga >> large >> and spring rolls | $24.50
menu | large pho tai price >> and for 3 of us | $51
delivery | whats the delivery fee >> when is it free | $45
hours | what are the delivery hours on sunday >> and the window | 4:00 PM
menu | durian sticky rice >> is it there today | Sat | !Yes
menu | spring rolls >> without peanuts? | peanut | !Yes, they
menu | thai tea how much >> with boba | $1
menu | whats the cheapest banh mi >> is there egg in it | egg
offers | cyclist discount >> for takeout as well? | Dine-in
menu | extra noodles? >> how much | $3
`,
  ),
  ...questionsOf(
    'trattoria-lucia',
    `
menu | margherita price >> and a tiramisu >> how much together | $30.50
hours | what time do you close friday >> saturday? >> and the kitchen | 10:30 PM
feature | is there parking >> is it free >> how many spots | Ten / ten
feature | can i bring wine >> whats the fee | $20
menu | panna cotta >> is it gluten free >> and the tiramisu | not marked / gluten | !Yes
menu | how much is the branzino >> something cheaper | $29 / $22
`,
  ),
  ...questionsOf(
    'gursha-house',
    `
menu | vegetable tray >> for four >> and two orders of beef sambusa | know / $65 / from
menu | beef sambusa >> five >> and a rice | $14
hours | when is breakfast on saturday >> and pickup | 10:15 PM
menu | awaze tibs >> with extra meat >> is it spicy | spicy
offers | lunch tray deal >> what days | Weekdays / Wednesday to Friday
loyalty | do you have a loyalty card >> how does it work | eighth
`,
  ),
  ...questionsOf(
    'sugar-and-rye',
    `
menu | carrot cake price >> eight inch >> with writing on top | $58
menu | tomato soup >> a bowl >> and an iced tea | $11
feature | is there parking at church street >> and pine street? | Parking
hours | when does south end open on saturday >> and till? | 3:00 PM
menu | latte with oat milk how much >> and a croissant | $10
menu | is challah there today >> how much is it | $11
`,
  ),
];

/** Written last, on yet other brands, and run once before anything was changed for them. */
export const lastFollowUpQuestions: EvaluatedQuestion[] = [
  ...questionsOf(
    'casa-oaxaca',
    `
menu | al pastor tacos >> 3 of those >> and a horchata | $17.50
menu | how much is the guac >> and two margaritas >> total | $31
offers | taco tuesday >> does that include shrimp >> till when does it run | June 29, 2027 / 29 June 2027
feature | live music? >> which day >> is there a cover | no cover
hours | pickup on tuesday til when >> and the kitchen | 9:30 PM
feature | can i bring wine >> how much is corkage >> how many bottles | two bottles
menu | churros >> do they have egg >> and the flan | eggs / egg | !Yes, you
reservations | biggest party you can seat >> and for 30 people | patio
feature | kids plate? >> how much | $7
menu | cuánto cuesta la carne asada >> y el mole negro | 21
menu | cheapest taco >> is it vegan >> any others that are | nopal / hongos
`,
  ),
  ...questionsOf(
    'cedar-and-smoke',
    `
feature | is there parking at laval >> what about saint denis | street / meters
menu | mixed grill price >> anything cheaper | $31 / $29
menu | hummus >> with lamb >> and two ayran | $22
delivery | how much is delivery >> when is it free | $45
offers | mezze for two >> how much would we save | $9 | !Manakish morning
allergy | my son is allergic to nuts >> is the kibbeh ok >> and the baklava | pistachios / cashews / nuts | !Yes
hours | when does laval open tomorrow >> and the other location | Saint-Denis | 7:00 AM / 8:00 AM
menu | what sandwiches do you have >> the cheapest one >> 2 please | $21
`,
  ),
  ...questionsOf(
    'cafe-bellevue',
    `
menu | combien pour un latte >> avec du lait d'avoine | 0,75 / 5,75 / 0.75 / 5.75
menu | un croque-monsieur c'est combien >> et un espresso | 16,25 / 16.25
offers | midi express >> c'est jusqu'à quand | 30 juin 2027
feature | avez-vous le wifi >> c'est gratuit | gratuit
hours | vous ouvrez à quelle heure samedi à magog >> et sherbrooke? | Sherbrooke
`,
  ),
  ...questionsOf(
    'han-river-grill',
    `
menu | dolsot bibimbap >> with an extra egg >> and a coke | $22.50
menu | half korean fried chicken >> actually the whole >> and 2 terras | $43
private-events | do you have private rooms >> for how many >> and in torrance | None
menu | tteokbokki price >> add cheese and ramen | $18
hours | is torrance open monday >> and koreatown >> until when | 12:00 AM / midnight
`,
  ),
  ...questionsOf(
    'kettle-and-crumb',
    `
menu | eggs on toast >> with bacon >> and a latte | £14.60
menu | is the walnut loaf there today >> and how much | £5.60
feature | do you have wifi >> on saturday too? | Not at weekends
menu | carrot cake >> two slices >> both vegetarian? | £8.40 / vegetarian
`,
  ),
];
