/** What a menu states of a dish, held against what a guest must avoid. Never that something is not in it. */
import type { Dish } from '../knowledge/dishes.ts';
import { stemOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { allergens } from '../vocabulary/allergens.ts';
import { type Avoided, listedOf, shownIn, wordsAmong } from './allergens.ts';

/** `Oyster mushrooms` are no seafood. */
const mushroomsOnly = allergens.find(({ kind }) => kind === 'shellfish')?.unlike;

/** How a dish states something: in its list of allergens, or by words of its own. */
export interface Statement {
  avoided: Avoided;
  how: 'listed' | 'shown';
  /** The menu's own words for it. */
  words: string[];
}

/** `states` it; `silent`: its list of allergens does not name it; `unknown`: nothing is stated that would tell. */
export type Verdict = 'states' | 'silent' | 'unknown';

/** What a dish states of all that must be avoided; empty where it states none of it. */
export function statementsOf(dish: Dish, avoid: readonly Avoided[]): Statement[] {
  return avoid.flatMap((avoided) => statementOf(dish, avoided) ?? []);
}

function statementOf(dish: Dish, avoided: Avoided): Statement | undefined {
  const listed = listedOf(avoided.kind === 'other' ? avoided.word : avoided.kind, dish.allergens ?? []);
  if (listed.length > 0) return { avoided, how: 'listed', words: listed };
  const own = `${dish.name}. ${dish.description ?? ''} ${dish.tags.join(' ')}`;
  const shown =
    avoided.kind === 'other'
      ? wordsAmong(new Set(meaningsOf(stemOf(avoided.word))), own, mushroomsOnly)
      : shownIn(avoided.kind, own);
  return shown.length > 0 ? { avoided, how: 'shown', words: shown } : undefined;
}

export function verdictOn(dish: Dish, avoid: readonly Avoided[]): Verdict {
  if (statementsOf(dish, avoid).length > 0) return 'states';
  // Of other foods only a dish's words can tell; of an allergy that is not named nothing does.
  const tellable = avoid.every(({ kind }) =>
    kind === 'other' ? dish.description !== undefined : kind !== 'unsaid' && dish.allergens,
  );
  return tellable ? 'silent' : 'unknown';
}
