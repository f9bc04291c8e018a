/** What the brand itself has written of what must be avoided, beside its menus. */
import { capital, sentence, sentencesOf } from '../answer.ts';
import { isOfPlaces } from '../answers/frequent-questions.ts';
import { noticesOf } from '../answers/own-words.ts';
import { folded, stemOf } from '../language/words.ts';
import { meaningsOf } from '../menu/meanings.ts';
import { joined, type Request } from '../request.ts';
import * as refusals from '../vocabulary/refusals.ts';
import { type Avoided, namedIn, wordsAmong } from './allergens.ts';

const MOST_WARNINGS = 2;

/** `Our almonds are kept in a room of their own`: nobody is to take that for leave to eat. */
const isAssuring = (text: string, told = text) => refusals.ASSURES.test(text) && !refusals.SAYS_NOT.test(told);

/**
 * The brand's answers that say where something of it is, with their questions: `Is anything nut free? … Everything is baked in one room
 * with almonds.` Of each only the sentences that name it: never that something is free of it.
 */
export function ownWarnings(request: Request, avoid: readonly Avoided[]): string[] {
  const { knowledge, places } = request;
  const isOfAllergen = avoid.some(({ kind }) => kind !== 'other');
  const isOfGluten = avoid.some(({ kind }) => kind === 'gluten');
  const names = (text: string) =>
    (isOfGluten && refusals.NOT_FOR_COELIACS.test(folded(text))) ||
    avoid.some(
      ({ kind, word }) =>
        (kind === 'other' ? wordsAmong(new Set(meaningsOf(stemOf(word))), text) : namedIn(kind, text)).length > 0,
    );
  // Who keeps from pork for their faith is told of halal meat; who keeps from all meat asks for none.
  const isOfFaith = avoid.every(({ kind, word }) => kind === 'other' && word !== 'meat');
  const asksOfContent = (text: string) =>
    refusals.ASKS_OF_CONTENT.test(text) || (isOfFaith && refusals.ASKS_OF_FAITH.test(text));
  const told = knowledge.questions.flatMap((one) => {
    const { question, answer, statement } = one;
    if (statement || !isOfPlaces(one, places) || !asksOfContent(question)) return [];
    if (isAssuring(question, answer)) return [];
    const kept = sentencesOf(answer).filter((text) => !isAssuring(text));
    // `It goes in the same fryer`, of gluten-free batter.
    const isFried = isOfAllergen && /\bfryers?\b/i.test(question);
    const isOfThat =
      isFried ||
      (isOfGluten && refusals.OF_COELIACS.test(question)) ||
      names(question.replace(/[- ]free\b|\b(?:without|sans|sin) /gi, ''));
    const isNotFree = (text: string) => refusals.ASKS_IF_FREE_OF.test(question) && refusals.IS_NOT_FREE.test(text);
    const isShared = (text: string) => refusals.SHARES.test(text) && !refusals.SHARES_NOT.test(text);
    // `Are you safe for celiacs? We’d rather be honest: no.`
    const isDenied = (text: string) => refusals.ASKS_IF_SAFE.test(question) && refusals.DENIES_SAFETY.test(text);
    const isOfAny = (text: string) => isOfAllergen && refusals.PROMISES_NOTHING.test(text);
    const telling = kept.filter(
      (text) => names(text) || isOfAny(text) || (isOfThat && (isShared(text) || isNotFree(text) || isDenied(text))),
    );
    // `Is fish sauce in everything? In most dishes. The tofu has none.`
    const others =
      names(question) && !refusals.DENIES.test(answer) ? kept.filter((text) => !refusals.HAS_NONE.test(text)) : [];
    const all = telling.length > 0 ? telling : others;
    const plain = all.map((text) => capital(text.replace(/^(?:yes|oui|s[ií])\b[,.:]? */iu, '')));
    return plain.length > 0 ? [joined(sentence(question), ...plain)] : [];
  });
  const isTelling = (text: string) =>
    names(text) && ![refusals.ADVISES, refusals.HAS_NONE].some((one) => one.test(text));
  const noted = noticesOf(request).filter(({ text }) => isTelling(text) && !isAssuring(text));
  const ofRaw = avoid.some(({ word }) => word === 'raw') ? rawWarnings(request) : [];
  return [...ofRaw, ...noted.slice(0, 1).map((one) => one.told), ...told.slice(0, MOST_WARNINGS)];
}

/** What notices, or the words over a part of the menu, say of the risk of what is raw. */
export function rawWarnings(request: Request): string[] {
  const headed = [...request.knowledge.headings.keys()].map((text) => ({ text, told: text }));
  const all = [...noticesOf(request), ...headed].flatMap(({ told }) => sentencesOf(told));
  return [...new Set(all.filter((text) => refusals.WARNS_OF_RAW.test(text)))].slice(0, 1);
}
