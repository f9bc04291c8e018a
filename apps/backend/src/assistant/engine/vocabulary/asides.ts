/**
 * What guests say around a question, and ask nothing by: how they begin (`quick question`), how they end (`just wondering`), and whole
 * sentences of themselves (`we just moved here`). What is said so is not read any further: nothing here may name a food, a need, a day, a
 * place or a number.
 */

const ASKED =
  '(?:what|which|where|when|who|how|why|do|does|did|is|are|can|could|would|will|any|whats|wheres|whos|hows|u|you|if|whether|about)';
const BREAK = '[\\s,!.:;-]+(?=\\S)';

/** At the beginning, before what is asked. */
export const openers: readonly RegExp[] = [
  `(?:he+y+a?|hi+|hiya|hello+|yo|howdy|greetings|sup|(?:good )?(?:morning|afternoon|evening)(?=[ ,!.]+(?:all|guys|everyone|team|there)|[,!.])|good (?:morning|afternoon|evening|day))(?: (?:there|guys|all|y ?all|everyone|team|folks|again|hello|hi))*${BREAK}`,
  `(?:u+m+|u+h+|er+m*|hm+|oops|oh|ah|ugh)${BREAK}`,
  `(?:(?:i )?(?:have|got|ve got) )?(?:just )?(?:a |one )?(?:quick |random |dumb |silly |stupid |weird |another |last |more )*(?:question|q)(?: for (?:you|u|y ?all))?(?: but)?${BREAK}`,
  `(?:so )?(?:just )?(?:a )?quick (?:one|thing)${BREAK}`,
  `(?:sorry(?: to bother(?: (?:you|u))?| for (?:the (?:trouble|bother)|asking))?|excuse me|pardon(?: me)?|help me out(?: here)?)(?: but)?${BREAK}`,
  `(?:i (?:was|am|m) |im |we (?:were|are) |was |just )?(?:just )?(?:wondering|curious)(?: (?:if|whether|about))?${BREAK}`,
  `not sure if (?:you|u) know(?: this)?(?: but)?${BREAK}`,
  `(?:(?:please |pls )?(?:can|could|would) (?:you|u) (?:please |pls )?|please |pls |(?:would you )?mind )(?:tell(?:ing)? me|let(?:ting)? me know)(?: if| whether)?${BREAK}`,
  `(?:do (?:you|u) (?:happen to )?know|any idea|any clue)(?: if| whether)?[\\s,:-]+(?=${ASKED}\\b)`,
  `(?:can|could|may) i ask(?: (?:you|u))?(?: something)?[\\s,:-]+(?!for\\b)(?=\\S)`,
  `(?:i |we )?(?:wanted|want|need|wanna|d like|would like|have)(?: to)? (?:ask|know)(?: (?:you|u))?(?: something)?(?: if| whether)?[\\s,:-]+(?!for\\b)(?=\\S)`,
  `ok(?:ay)? so[\\s,:-]+(?=(?:and|what|which|where|when|who|how|do|does|is|are|can|could)\\b)`,
  `also[\\s,:-]+(?=(?:what|which|where|when|who|how|do|does|is|are|can|could)\\b)`,
  `(?:(?:ok(?:ay)?|great|perfect|awesome|cool|nice) )?(?:thanks?(?! (?:you|u)\\b)|thx+|ty|tysm|thank (?:you|u))(?: (?:so much|very much|a lot|a bunch))?[\\s,!.:;-]+(?=(?:(?:and|also|but|so) )?${ASKED}\\b)`,
  `(?:long story short|real quick|by the way|btw)${BREAK}`,
].map((opener) => new RegExp(`^${opener}`));

/** At the end, behind what is asked. */
export const closers: readonly RegExp[] = [
  /[\s,.!?-]+(?:lo+l|lmao|ha(?:ha)+|asap|bro|mate|dude|man|xx+|(?:please |pls )?let (?:me|us) know(?: (?:please|pls|when you can))?|(?:i ?m |i am )?just (?:wondering|curious|asking|checking)|i ?m curious|by any chance|or (?:what|no|not)|do (?:you|u) know|anyone know|if (?:you|u) do ?n'?t mind|(?:much |really )?appreciated|appreciate it|pretty please|pl(?:ea)?[sz]+e?|[:;]-?[)d])[\s.!?]*$/,
];

/** Thanks at the end of a question; by themselves they are answered. */
export const THANKS_BEHIND =
  /(?<=\S+\s+\S+\s+\S+.*)[\s,.!?-]+(?:(?:k |many )?(?:thanks?|thx+|ty|tysm|cheers)(?: (?:you|u|mate|a lot|so much|a bunch|again))?(?: in advance)?|thank (?:you|u)(?: (?:so|very) much)?|(?:please|pls|plz) (?:and|n|&) (?:thank(?:s| you| u)?|thx))[\s.!?]*$/;

/** What is thanked for beside, and asks nothing: `ok that helps`. */
export const IS_CONTENT =
  /^(?:ok(?:ay)?|great|perfect|awesome|cool|nice|good|got it|alright|right|no|nope|yes|yep|that|thats|sounds|wonderful|lovely|excellent)\b[^?]*$/;

/** How a sentence of a guest begins that is about themselves. */
export const TELLS_OF_SELF =
  /^(?:(?:so|and|but|well|ok|okay|ugh|man|yeah|honestly|anyway) )*(?:i|we|my|our|im|ive|id|weve|were|its|it|this|a (?:friend|co ?worker|colleague|neighbou?r)|the (?:web ?site|site)|your (?:web ?site|site)|just|been|heard|saw|have ?nt|never|not from|sitting|planning|driving|thinking|asking|long|first|big|huge|tried|can ?t|could ?n|do ?n|did ?n|hope|before|so|let|no rush|no worries|take your|sorry|super|very|really|hungry|starving)\b/;

/** What such a sentence tells, and asks nothing by. */
export const TELLS_NOTHING =
  /\b(?:visiting|in town|passing through|moved|landed|arrived|staying|live (?:nearby|near|close|around)|at work|(?:not )?from (?:here|around)|new here|new in town|traffic|on my way|driving|drive|road|my phone|planning|thinking (?:about|of) (?:coming|stopping|visiting)|told me about|recommended|mentioned|is asking|asked me|wants? to know|wanted to know|keeps asking|asking for a friend|heard|saw (?:you|u|your|it)|found (?:you|u)|follow you|read about|come here|came here|been (?:here|there|in ages|ages|meaning|wanting|a while)|since (?:i|we) ?ve been|nt been|never been|used to|had (?:such )?(?:a )?(?:really |very )?(?:nice|great|good|lovely|amazing|wonderful)|love|loved|fan|(?:great|good) things|long day|hungry|starving|web ?site|on the (?:site|page)|ca ?nt wait|find (?:it|that|this)|excited|hope|sorry|bother|so i (?:know|can plan)|before i|waste a trip|let me know|curious|first time|nobody answer|no one answer|no rush|no worries|take your time)/;

/** What is no aside, whatever else it says: whom it is for, what is wanted or went wrong, and all that may matter to somebody’s health. */
export const MATTERS =
  /\d|\?|\b(?:eat|eats|eating|drink|allerg\w*|intoleran\w*|co?eliac\w*|vegan\w*|veg|veggie|vegetarian\w*|halal|kosher|pregnan\w*|expecting|diabet\w*|breast\w*|nursing|free|without|sick|ill|hurt\w*|burn\w*|blood|die|died|kill\w*|ate|eaten|itch\w*|throat|stomach|vomit\w*|puk\w*|unwell|faint\w*|dizzy|ambulance|hospital|doctor|help|dead|suicid\w*|myself|hate|avoid\w*|chok\w*|breath\w*|swell\w*|swollen|rash|hives|react\w*|poison\w*|bab(?:y|ies)|toddlers?|child(?:ren)?|kids|son|daughter|dogs?|pupp\w*|pets?|service animal|wheelchair\w*|stroller|pram|walker|birthday|bday|anniversary|wedding|party|group|people|ppl|guests|table|seats?|book\w*|reserv\w*|order\w*|deliver\w*|pick\w*|refund\w*|charg\w*|wrong|cold|late|missing|lost|left|forgot\w*|rude|complain\w*|job|jobs|work for|hiring|cater\w*|gift|coupon|code|discount|deals?|price\w*|pay|paid|park\w*|menu|open|closed?|hours|today|tonight|tomorrow|weekend|\w+day|instead|mean|meant|actually|want|need|looking|like to|get|got|bring|one|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/;
