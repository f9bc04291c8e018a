/** How guests type: pictures for foods, and prices, times and short forms in many ways. */
/** Pictures that are typed for foods. */
export const pictures: Readonly<Record<string, string>> = {
  '🍕': ' pizza ',
  '🍔': ' burger ',
  '🌮': ' taco ',
  '🌯': ' burrito ',
  '🍣': ' sushi ',
  '🍜': ' ramen ',
  '🍝': ' pasta ',
  '🥗': ' salad ',
  '🍰': ' dessert ',
  '🍷': ' wine ',
  '🍺': ' beer ',
  '☕': ' coffee ',
  '🥜': ' peanuts ',
  '🌰': ' nuts ',
  '🌾': ' wheat ',
  '🥚': ' egg ',
  '🥛': ' milk ',
  '🧀': ' cheese ',
  '🐟': ' fish ',
  '🦐': ' shrimp ',
  '🦞': ' lobster ',
  '🦀': ' crab ',
  '🦑': ' squid ',
  '🐙': ' octopus ',
  '🦪': ' oysters ',
  '🐷': ' pork ',
  '🚫': ' no ',
  '❌': ' no ',
  '✖': ' no ',
  '⛔': ' no ',
  '🙅': ' no ',
  '👎': ' no ',
  '🤮': ' no ',
  '🤢': ' no ',
  '☠': ' no ',
  '💀': ' no ',
};

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** What is typed in many ways, in one: prices `$9`, times `9pm`, `do not` for `don't`. */
export const typings: readonly (readonly [RegExp, string])[] = [
  // `Haha cool is the bread free`
  [/^\s*(?:(?:ha(?:ha)+|lo+l|lmao|cool|nice|awesome|wow|omg|hm+|ok cool)[\s,.!]+)+(?=\S)/, ''],
  [/\b(what|where|when|who|how|there|it|that|here)'s\b/g, '$1 is'],
  [/n't\b/g, 'nt'],
  // `Gf waffle`, which a menu may have as gluten-free waffle.
  [
    /(?<!\b(?:my|me|and|n|vegetarian|vegan|veggie|celiac|coeliac|pregnant) )\bgf (?=[a-z]{3,})(?!(?:is|has|had|can|cant|cannot|and|who|does|doesnt|wants|needs|eats|likes|loves|said|got|was|are|am|will|wont|would)\b)/g,
    'gluten free ',
  ],
  [/\bmy (vegetarian|vegan|veggie|celiac|coeliac|pregnant) gf\b/g, 'my $1 girlfriend'],
  // `Could we eat in the garden`, which is no dining room
  [/\beat in (?=(?:the |your )?(?:beer )?(?:garden|yard|courtyard|patio|terrace|park)\b)/g, 'sit in '],
  // `Supper on the 31st`
  [/\bsupper (?=(?:on|tonight|tomorrow|today)\b)/g, 'dinner '],
  // `What is there for my 5 yr old`
  [
    /\bwhat (?:is there|do you have|do u have|have you got)(?: to eat)? for (?:my|the|our|a) (?:\d{1,2}[ -]?(?:yr|year|yo)s?[ -]?olds?|older one|younger one|little (?:one|guy|girl|boy)|kids?|child|toddler)\b/g,
    'kids menu',
  ],
  // `Whats happy hour and what do u get`
  [
    /(?<=\bhappy (?:hr|hour)\b.*) and what (?:do (?:you|u|i|we|ya) get|is on(?: it)?|is included)\b/g,
    ' and what is on at happy hour',
  ],
  // `What could my 6 yr old have`
  [
    /\bwhat (?:can|could|would) (?:my|our) \d{1,2}[ -]?(?:yr|year|yo)s?[ -]?olds? (?:have|eat|get|order)\b/g,
    'kids menu',
  ],
  // `For me and my husband`: two
  [
    /\bfor (?:just )?(?:me|myself) (?:and|n|&) (?:my |a |the )?(?:husband|hubby|wife|partner|girlfriend|gf|boyfriend|bf|fiance[e]?|mate|pal|friend|buddy|mum|mom|mother|dad|father|sister|brother)\b/g,
    'for two',
  ],
  [/ \+ /g, ' plus '],
  [/\b0[.,]5 ?l\b/g, 'half liter'],
  [/\btall boy/g, 'tallboy'],
  [/\b(the|a|any|your|ur) min(?=\W*$)/g, '$1 minimum'],
  [
    /(?<=\b(?:vegans?|vegetarians?|co?eliacs?|allerg\w+|intolerant|diabetics?)\b[^?.!]{0,30}\beat) (?:here|there)\b/g,
    '',
  ],
  [
    /\bpa(?= (?:ni[nñ]os|llevar|comer|tomar|hoy|ma[nñ]ana|el|la|los|las|mi|\d|dos|tres|cuatro|seis|ocho|diez)\b)/gu,
    'para',
  ],
  // French and Spanish as they are texted.
  [/\b(?:ke|q)(?= (?:hay|hora|horario|tienen?|es|dias?|puedo|sirven|venden|incluye|lleva|trae|me)\b)/g, 'que'],
  [/\bkel(?= (?:heure|jour|est|prix|plat))/g, 'quel'],
  [
    /(?<=\b(?:ouverte?s?|ferm[eé]e?s?|le|et|ce|du|au|pour|reserver|resa) )(lun|mar|mer|jeu|ven|sam|dim)\b(?=\W*$| (?:soir|matin|midi|et|a|au|prochain)\b)/g,
    '$1di',
  ],
  [/\bmerdi\b/g, 'mercredi'],
  [/\bvendi\b/g, 'vendredi'],
  [/\bsamdi\b/g, 'samedi'],
  [/\bdimdi\b/g, 'dimanche'],
  [/\bflat (?:wite|whit|wight)\b/g, 'flat white'],
  // `A dry white by the glass`
  [
    /\b(dry|crisp|sweet|light|nice|good|any|house|sparkling) (white|red|ros[eé])s?(?= (?:by the (?:glass|bottle)|under|below|less than|for under)\b|\W*$)/g,
    '$1 $2 wine',
  ],
  [/\bincl\b\.?/g, 'included'],
  // `I am not vegetarian, my wife is`
  [
    /\b(?:i'?m|i am|we are|we'?re) not (?:an? )?(vegetarian|vegan|co?eliac|pescatarian|kosher|halal|muslim|sober|pregnant|allergic to [\w ]+?|lactose intolerant|gluten intolerant),? *(?:but |and |though )*((?:my|our|his|her) [\w-]+|he|she|(?:one|two|three|some|both) of us)(?:'s| is| are| does| has)?\b/g,
    '$2 is $1',
  ],
  [/\b(?:i'?m|i am) not allergic,? *(?:but )?((?:my|our|his|her) [\w-]+|he|she) is,? to\b/g, '$1 is allergic to'],
  [
    /\bje (?:ne )?suis pas (v[eé]g[eé]tari[a-z]+|v[eé]gan[a-z]*|[cœ]+o?eliaque|cœliaque|allergique [^,.]+?),? *(?:mais )?(ma|mon) ([a-zé]+) (?:oui|si|l'est|est)\b/g,
    '$2 $3 est $1',
  ],
  [
    /\bno soy (vegetarian[oa]|vegan[oa]|cel[ií]ac[oa]|al[eé]rgic[oa] [^,.]+?),? *(?:pero )?(mi [a-zñ]+) (?:s[ií]|lo es|es)(?![a-z])/g,
    '$2 es $1',
  ],
  [/\b(at|around|by|until|till) like (?=\d)/g, '$1 '],
  // `I am outside the Loop store, it is locked`
  [/\b(i'?m|i am|we'?re|we are|standing|waiting|stood) (?:right |just |stood |standing )?outside\b/g, '$1 at'],
  [
    /\b(?:(?:it'?s|its|it is|door'?s?(?: is)?|(?:every|all )thing is|you(?:'?re| are)) (?:all )?(?:locked|dark)(?: up)?|no ?one(?: is|'?s) (?:here|there))\b/g,
    'are you closed now',
  ],
  [/\bbaker['’]?s['’]? (?=do[sz])/g, ''],
  [/\bv (?=(?:hot|spicy|busy|good|big|small|cheap|expensive|late|hungry)\b)/g, 'very '],
  // `Is Cook st open`
  [
    /(?<=\w )st\b\.?(?=\W*$|,? (?:is|are|r|on|at|for|to|today|tonight|tomorrow|open|close|closed|or|and|have|has|do|does|one|now|still|location|store)\b)/g,
    'street',
  ],
  [/\bpreg(?:n[eia]nt|ant|nat|nate|ananant|gers)\b/g, 'pregnant'],
  // `My wife is expecting`, but not a package, nor guests.
  [
    /(?:(?<=\b(?:i'?m|am|is|are|(?:she|we)['’]?(?:s|re)|wife|girlfriend|partner|sister|friend|lady|mom) )expecting(?! (?:\d|a (?:call|delivery|package|guest|table|refund)|guests|people|company|to|you|it|that|them|some|more|an))|^expecting(?=\W*$| a (?:baby|child)| (?:mom|mother|mum|mama|lady)))(?: a (?:baby|child|little one))?/g,
    'pregnant',
  ],
  [
    /\b(?:(?:first|second|third|last) trimester|baby on the way|bun in the oven|toxoplasmosis|\d+ (?:months|weeks|mos|wks) (?:along|preg\w*|gone)|due in (?:january|february|march|april|may|june|july|august|september|october|november|december)|attend un bebe|attends un bebe|attendons un bebe|espera(?:ndo)? (?:un )?bebe|esta en estado)\b/g,
    'pregnant',
  ],
  [/\bkosh(?:a|ur|ere)\b/g, 'kosher'],
  [/\b(?:observant|orthodox|practi[cs]ing|religious) jews?\b/g, 'jewish'],
  // Of German, which is not spoken here, what may harm.
  [/\berdn[uü](?:ss|ß)\p{L}*-?allerg\p{L}*/gu, 'peanut allergy'],
  [/\b(?:n[uü](?:ss|ß)|haseln|waln|mandel)\p{L}*-?allerg\p{L}*/gu, 'nut allergy'],
  [/\b(?:milch|laktose)\p{L}*-?(?:allerg|intoleran)\p{L}*/gu, 'milk allergy'],
  [/\b(?:ei|eier|hühnerei)-?allerg\p{L}*/gu, 'egg allergy'],
  [/\bfisch-?allerg\p{L}*/gu, 'fish allergy'],
  [/\bsoja-?allerg\p{L}*/gu, 'soy allergy'],
  [/\bsesam-?allerg\p{L}*/gu, 'sesame allergy'],
  [/\bweizen-?allerg\p{L}*/gu, 'wheat allergy'],
  // `Los de pollo`, `ceux au poulet`: of those that were listed.
  [/^(?:los|las) (?:de|con) (?=\p{L}+\W*$)/u, 'con '],
  [/^(?:ceux|celles) (?:au|aux|à la|a la|à l['’]|avec|de|du) ?(?=\p{L}+\W*$)/u, 'avec '],
  [/\bx(\d{1,2})\b/g, 'x $1'],
  [/\bmin(?:\.|imal)? (?=(?:order|spend|purchase|amount)\b)/g, 'minimum '],
  [
    /\bmon (?=(?:clos|open|hour|hrs|\d))|(?<=\b(?:on|open|this|next|hours|hrs|til|until|thru|from|by) )mon\b/g,
    'monday ',
  ],
  [/(?<=\p{L})['’]s(?= (?:\w+ )?(?:vegan|vegetarian|pescatarian|allergic|intolerant|co?eliac)\b)/gu, ' is'],
  // `Allergic to milk, no wait, fish`: who corrects an allergy avoids both.
  [
    /(\b(?:allerg\p{L}+|intoleran\p{L}+|(?:can'?t|cannot|can not) (?:eat|have)|avoid)\b[^?!]{0,60}?)[\s,.;]+(?:(?:no|wait|sorry|actually|i mean|i meant|rather|make that)\b[\s,.]*)+(?=\p{L}+(?: \p{L}+)?(?:[\s.,!?]*$| and| or))/gu,
    '$1 and ',
  ],
  [/\bwe're\b/g, 'we are'],
  [/\b(?:red meat|carnes? rojas?|viandes? rouges?)\b/g, 'redmeat'],
  [/\b(i|we|he|she) (?:dont|do not|doesnt|does not|never) drink(?=\s*(?:[,.;!?]|$))/g, '$1 am sober'],
  // What closes here is no restaurant.
  [/\b(throat|airways?|windpipe) closes?(?: up)?\b/g, '$1 swells'],
  [/\bcloses? (?:up )?(my|his|her|their) (throat|airways?|windpipe)\b/g, 'makes $1 $2 swell'],
  // `Lactosefree eggfree`
  [
    /\b(lactose|eggs?|nuts?|peanuts?|soya?|wheat|sugar|pork|meat|alcohol|milk|cheese|shellfish|sesame|fish)free\b/g,
    '$1 free',
  ],
  [/\b(?:recovering alcoholic|alcoholic in recovery|on antabuse|i(?: am|'?m) an alcoholic)\b/g, 'i am sober'],
  [/\b(?:lacto[- ]veg(?:etarians?|gie)?|pure veg(?:etarians?)?)\b/g, 'vegetarian no eggs'],
  [/\bovo[- ]veg(?:etarians?|gie)?\b/g, 'vegetarian no milk'],
  // `E g g allergy`
  [/(?<=(?<!\p{L})\p{L}) (?=\p{L}(?: \p{L})* allerg)/gu, ''],
  // `#nutfree`, `#nodairy`
  [/#(\p{L}+?)(free|allerg\p{L}+|intoleran\p{L}+)\b/gu, '$1 $2'],
  [/#no(?!odle)(?=\p{L}{3})/gu, 'no '],
  [/过敏|過敏|アレルギー|알레르기|حساسية|аллерги\p{L}*/gu, ' allergic '],
  // `Mac n cheese`, but not `je n ai`.
  [/(?<=\p{L}\p{L} )'?n'?(?= (?!(?:ai|a|as|y|en|est|es|ont|avons|avez|aime|etes)\b)\p{L})/gu, 'and'],
  // Italian, which is answered as the Spanish that is nearest to it.
  [/\bquanto (?:costa|costano|viene)\b/g, 'cuanto cuesta'],
  [/\blast seatings?\b/g, 'last orders'],
  // `No i meant the brisket one`, `no the pasta i mean`: no food is left out by that.
  [
    /^(?:(?:no|nah|nope|sorry|sry|wait|oops|oh|ah|actually)[\s,.!]+)*i (?:mean|meant|was asking about)\b[\s,]*/,
    'i mean ',
  ],
  [/^(?:(?:no|nah|nope|sorry|sry|wait|oops|oh|ah|actually)[\s,.!]+)*(.+?)[\s,]+i (?:mean|meant)[\s.!]*$/, 'i mean $1'],
  [/^(?:(?:no|nah|nope|sorry|sry|wait|oops|oh|ah|actually)[\s,.!]+)+(?=not the\b)/, 'no '],
  [/\bpick (?:it |that |them )?up instead\b/g, 'get pickup instead'],
  // `X3`
  [/^\s*(?:(?:and|so|ok|times) )*x\s?(\d{1,2})\W*$/, '$1 of them'],
  // `Half pepperoni half mushroom`
  [/\bhalf (\p{L}+)(?: and| &)? half (\p{L}+)/gu, 'halfandhalf $1 $2'],
  [/\b(?:pizza margaritas?|margarita pizzas?)\b/g, 'margherita'],
  [/\ba fiver\b/g, '$5'],
  [/(?<=\p{L})-(?=\p{L})/gu, ' '],
  [/\ba tenner\b/g, '$10'],
  ...NUMBERS.split(' ').map(
    (word, index) =>
      [
        new RegExp(`\\b${word} (?:dollars?|bucks|bux|quid|pounds?(?! of)|euros?|pesos)\\b`, 'g'),
        `$$${index + 1}`,
      ] as const,
  ),
  // `Can my son 12 drink it`
  [/\b(my (?:son|daughter|kid|child)),? (\d|1[0-7])(?= (?:drink|have|eat|try|get)\b)/g, '$1 a child aged $2'],
  [
    /\b(?:an? )?([1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:yrs?|years?|yo|y\/o)(?:[- ]?olds?)?\b(?! (?:warrant|experience|ago|in|of|serving|bartending|waiting|waitressing|cooking|hosting|managing|working))/g,
    'a child aged $1',
  ],
  [
    /\b((?:son|daughter|kid|child|niece|nephew|toddler) is) (?:\d|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten)\b/g,
    '$1 a child',
  ],
  // `What are you doing for new years eve`
  [
    /\bwhat (?:are|r) (?:you|u|y ?all|they)(?: guys| all)? (?:doing|up to|planning|having)(?: special)? (for|on)\b/g,
    'what is on $1',
  ],
  [/(?<=\w )benn(?:y|ies)\b/g, 'benedict'],
  // `What would that run us`
  [/\bwhat (?:would|does|will|might|do) (it|that|this|they|those) run(?: us| me| ya)?\b/g, 'how much is $1'],
  [/\b(?:an? )?[678]\d[- ]?(?:yrs?|years?|yo|y\/o)[- ]?olds?\b/g, 'a senior'],
  // `I am 67, do I get a discount`
  [
    /\b(i'?m|i am|(?:mom|mum|dad|mother|father|grandma|grandpa|nana?|gran|husband|wife|he|she) is) [678]\d(?=$|[,.!?]| (?:do|does|is|any|what|can|and|so)\b)/g,
    '$1 a senior',
  ],
  [/\bo'?clock\b/g, ''],
  // `A 14in margherita`
  [/\b(\d{1,2})(?:in\b|")/g, '$1 inch'],
  // `Are under 12s ok after 9`
  [/(?<!\b(?:kids?|children|child) )\bunder[- ]?(\d{1,2})'?s\b/g, 'kids under $1'],
  [/\bchild(?:ren)?(?:'?s)? (?=(?:meals?|menus?|plates?|portions?|options?|dish(?:es)?)\b)/g, 'kids '],
  [/\bcan (i|we) (?:still )?collect\b/g, 'can $1 pickup'],
  [/\bfor (?:a |the )?veggies\b/g, 'for vegetarians'],
  [/\ba la mode\b/g, 'with icecream'],
  // `Breakfast when?`
  [
    /^\s*((?:the |ur |your )?(?:breakfast|brunch|lunch|dinner|happy hour|kitchen|buffet|delivery|pickup)) (when|what time|un?til when|til when)\W*$/,
    '$2 is $1',
  ],
  [/\blast order\b(?! (?:i|we|was|is|from)\b)/g, 'last orders'],
  // `2 of the big ones`, of what was spoken of.
  [/\bof the (big|bigger|large|larger|small|smaller)(?: ones?)\b/g, 'of them $1'],
  [/\bayce\b/g, 'all you can eat'],
  [/\b([ap])\.\s?m\b\.?/g, '$1m'],
  [/\b(\d{1,2}) (\d{2})\s?(am|pm)\b/g, '$1:$2$3'],
  [/(\d)\s+(am|pm)\b/g, '$1$2'],
  [/\b24\s?(?:\/\s?7|h(?:rs?)?)\b/g, '24 hours'],
  [/\bw\/o\b/g, 'without'],
  [/([$£€])\s+(?=\d)/g, '$1'],
  [/(?<![\d$£€.])(\d+(?:[.,]\d+)?)\s?(?:\$|(?:dollars?|bucks|bux|cad|usd|pesos|dolares|piastres)\b)/g, '$$$1'],
  [/(?<![\d$£€.])(\d+(?:[.,]\d+)?)\s?(?:€|£|(?:euros?|quid|libras)\b)/g, '$$$1'],
  // `Wings, 2 pounds` are no money.
  [
    /(?<=\b(?:under|over|below|above|than|(?<!much )for|around|about|max|spend|of|is|to|within|and|only|have|got) )(\d+(?:[.,]\d+)?)\s?pounds?\b(?! of\b)/g,
    '$$$1',
  ],
];
