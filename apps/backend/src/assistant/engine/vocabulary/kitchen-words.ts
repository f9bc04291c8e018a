/** How brands write of what their kitchens do not keep apart, and of what things are cooked in. */

/** That several things go into the same oil, on the same board. */
export const NOT_KEPT_APART =
  /\b(?:(?:in|on|with|from|uses?|using|off) the same|in the other one|shares?|shared|sharing|serves all|all (?:of )?(?:the )?\w+ (?:happens|goes) (?:in|on) one|(?:one|a small) (?:fryer|grill|griddle|oven|table|bench|room)|it(?:[’']s| is) (?:one|a small) kitchen|m[êe]mes?|mism[oa]s?)\b/i;

/** What stands in a kitchen: a table that guests share is none. */
export const OF_KITCHENS =
  /\b(?:fryers?|fry|fried|oil|grills?|griddles?|ovens?|flat ?tops?|pans?|woks?|ladles?|pots?|tongs|spoons?|utensils?|trays?|surfaces?|toasters?|water|kitchens?|steamers?|scoops?|knife|knives|counters?|boards?|machines?|blenders?|dippers?|spreaders?|wells?|bak\w+|churn\w+|friteuses?|huile|fours?|cuisine|plancha|freidoras?|aceite|hornos?|cocina|parrilla)\b/i;

/** What touches all that is made there, whatever it was that was asked about. */
export const OF_TOOLS =
  /\b(?:fryers?|fry|fried|oil|grills?|griddles?|woks?|ladles?|tongs|spoons?|utensils?|trays?|surfaces?|steamers?|scoops?|knife|knives|counters?|boards?|machines?|blenders?|dippers?|spreaders?|wells?|plancha|freidoras?|aceite)\b/i;

/** Of what is fried in. */
export const OF_FRYERS = /\b(?:fryers?|fry|fried|oil|friteuses?|huile|freidoras?|aceite)\b/i;

/** Asks, in plain English, whether what something is cooked in is shared: `same fryer for spring rolls and tofu`, `is the steamer shared`. */
export const ASKS_OF_SHARING =
  /\b(?:same|shared?|sharing|separate|dedicated|different|own|one) (?:deep |an? |the |your )?(?<tool>fryers?|frying oil|oil|steamers?)\b|\bshar(?:e|ing) (?:an? |the |your )(?<tool>grills?|griddles?|ovens?|toasters?|woks?)\b|\b(?:same|shared|separate) (?<tool>grills?|griddles?|ovens?|pans?|toasters?|woks?|ladles?|tongs|spoons?|utensils?|trays?|scoops?|knife|knives|boards?|pots?)\b|\b(?<tool>fryers?|oil|steamers?|grills?|griddles?|ovens?|toasters?|woks?|pans?) (?:is |are )?(?:being )?(?:shared|separate|the same|dedicated|used for)\b|\bfried (?:with|together with|beside) (?:the |any )?(?<fried>meat|pork|fish|chicken|shrimp|seafood)\b/;

/** Where things are fried. */
export const FRYER = /\b(?:fryers?|oil|friteuses?|huile|freidoras?|aceite)\b/i;

/** Where things are grilled. */
export const GRILL = /\b(?:grills?|griddles?|flat[- ]?tops?|plancha|parrilla)\b/i;

/** That something has a fryer of its own. */
export const HAS_ITS_OWN = /\b(?:own|separate|dedicated|different|two|no (?:\w+ ){1,3}in) /i;

/** What something is fried in. */
export const OF_OIL = /\b(?:oils?|fry in|fried in|huile|aceite)\b/i;

/** What is fried, by what a dish is called, where it stands, or what is said of it. */
export const IS_FRIED =
  /\b(?:fr(?:y|ied|ies)|frites?|frit[ao]s?|pakoras?|samosas?|karaage|tempura|wings?|rings|calamari|okra|hush ?pupp\w+|katsu|tonkatsu|tenders|nuggets?|fingers|fritters?|battered|breaded|crisp|crispy|chips|croquettes?|croquetas?|falafels?|churros?|doughnuts?|sopapillas?|puffy|mozzarella sticks|egg rolls?|spring rolls?|empanadas?|poppers)\b/i;

/** Before what something is cooked in or with. */
export const COOKED_IN =
  /\b(?:cooked|baked|fried|made|simmered|braised|stewed|seasoned|rolled|brushed) (?:with|in) ([^.,;]+)/gi;
