/** Everyday English words, which are never taken for misspelt ones. */
export const everydayWords: ReadonlySet<string> = new Set(
  `
  flavour flavours fpies carbs sodium salt grams
  picky eater eaters toddlers leftover leftovers double single triple regular crispy doable combo past yesterday piano
  a able about above actor actress actually advice after afternoon again agent airline airport algebra all allergic
  allergy allowed already also always am amazing an and animal any anybody anymore anyone anything anytime anywhere
  apply april are area around arrive arrived artist as ask at atm au august author aux available avec avez away baby
  back bag baseball basketball bathroom battery be beach because bed been before began being believe below best
  better between bicycle big billiards bingo biology birthday book booked booking bookings books boss both bought
  box boy branch brand break breakfast bridge bring broken brother brunch bucks budget build building bus business
  but buy by ca call called came camera can cannot capital car card cars case cash castle cat cats caught ce cell
  center centre ces cette chair chairs championship change charge charger chargers chat cheap cheaper cheapest check
  chemistry child children choice chose christmas church cinema city class clean clear clock close closed closer
  closes closest closing club coach coast coat coats code cold college combien come comes company complain complaint
  computer contain contains cook cooked cooks cool corner cost costs could country couple course coute coutent cover
  crave craving credit crew cricket cross crowd crowded currency currently customer cute dad daily dance dans dark
  darts date daughter day days de dead deal deals dearer dearest debit december dedicated degree delay delicious
  deliver delivered delivery des design detail details did diet dietary different dine diner dinner dinosaur
  direction directions discount dish dishes divorce do doctor does dog dogs doing dollar dollars done dont door down
  draft drive driver du each early earth easter easy eat eating either election elephant elevator elle else email
  emperor end engineer enough enter entrance entree essay est et etes evening event events ever every everything
  exactly exam exit expensive extra face facility fact facts fair fall family famous fancy far farm farms fast
  father favorite favourite february feed feedback feel feeling fees few fifty film find fine fire first fit five
  fix flight floor food foot football for forecast four free fresh friday fridays friend friends from front frozen
  full fun funeral galaxy game games garden get gets getting gift girl give glass glasses gloves go going golf gonna
  good got government governor grandfather grandma grandmother grandpa great group groups grow guess guy guys had half hall halloween halls hand handle
  happen happened happy hard has hat hate hats have having he health hear heard heat heater heaters heavy held hello
  help her here hey hi high him his history hockey hold holiday holidays home homemade hoodie hope hospital hot
  hotel hour hours house how however huge hundred hungry husband i ice id idea if il ill im imagine important
  imported in indoor indoors inform information ingredient ingredients inside instead insurance interested internet
  into invoice is it item items its ive jacket jackets january je job jobs join joke july june just karaoke keep key
  keyboard keys kid kids kind kinda king kitchen knife know la lady lake land language laptop laptops large last
  late later latest law lawyer le lead learn least leave left les less lesson let light like line lion list little
  live living ll loan local locate located location locations long look looking lost lot lots loud lounge love low
  luck luggage lunch lunches lunchtime ma machine made mail main major make makes making man manager many map march
  mark market marriage mars math maths matter max maximum may maybe mayor me meal mean meaning meat medical medicine
  meet meeting meetings member men mention menu menus merch merchandise mes message middle midnight might mild mile
  miles min mind mine minimum minister minor minors mins minute minutes miss missing mistake mom mon monday mondays money
  month months mood moon more morning mosque most mother mountain mouth move movie much mug mugs museum music must
  my name names natural near need needs new news next nice night nine no noise noisy noon north not nothing nous
  novel november now number nurse nut nuts october of off offer offering offers office often ok okay old olympics on
  once one ones online only open opened opening opens opinion option options or order ordering original other others
  ou our out outdoor outdoors outside over own owned owner owners pack page painter palace paper parent parents park
  parking part party pass passport pay payment people person pet pets phone photo physics pick picked picture piece
  pill pills place places plan plane planet plastic plat plate plats play player please plus poem point points poker
  policy politics pool poor popular population portion portions position possible post pour power prayer president
  press price priced prices pricier priciest pricing prime prince princess printer private probably problem
  professor program project proper pub public purchase purse put pyramid quality que queen quel quelle quelles quelque
  quels question qui quick quiet quietly quite quiz quote race radio rain raised rate rating re read ready real
  really receipt receive recipe recommend red refund regular religion rent report request reservation reservations
  reserve rest restaurant result return review reviews reward rewards rich riddle ride right ring road roast room
  rude rules run safe salary sale same saturday saturdays save saw say scarf school scientist score sea seat seating
  seats second see seem selection sell selling senator send sent september serious serve served serves service
  services serving set seven share she shift ship shipped shipping shirt shirts shop short shot should show sick
  side sign similar simple since sing singer single sister sit site six size sizes slow small smoke smoking snow so
  soccer some somebody someone something somewhere song soon sorry sort sorts south souvenir space speak speaker
  special specials specific spend sport sports spot staff stage stairs stand star start starts starving state
  station stay still stock stop store stores stories story street strong student students stuff such suggest
  suitcase summer sun sunday sundays sur sure sustainable system table tables tablet take talk tall taproom taste
  tasty tax taxes teacher team television tell temple ten tennis test text than thank thanks thanksgiving that the
  theater theatre their them then there these they thing things think third thirty this those though three through
  thursday thursdays ticket tiger till time times tip tips to today together toilet toilets told tomorrow tonight
  too top total totally touch tour tours tower town trade train travel treat tried trip trivia trophy truck true
  trust truth try trying tu tuesday tuesdays turn twelve twenty two type types um umbrella un under une union
  unionized universe university until up upon upto us use used usual usually va vacation van ve venue venus very
  view visa visit voice vos votre vous wait waited waiting walk wall wallet wanna want wants war warm was washroom
  washrooms watch water way we weak wear weather wedding wednesday wednesdays week weekday weekdays weekend weekends
  weeks welcome well went were whale what whatever wheel when where whether which while white who whole whose why
  wide wife wifi wild will wind window winter wish with within without woman women wonder wondering wood word words
  work works world worse worst would write writer wrong y yeah year years yellow yes yesterday yet you young your
  yours yummy
`
    .trim()
    .split(/\s+/),
);

export function isEveryday(word: string): boolean {
  return everydayWords.has(word);
}
