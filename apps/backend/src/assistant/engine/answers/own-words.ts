/** What the brand has written anywhere that tells of what else is not known: in its answers, of its features, of itself. */
import { currentAnnouncements } from '@tablefront/restaurant/announcements';
import { sentence, sentencesOf } from '../answer.ts';
import { rootOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { alikeMeanings, vagueMeanings } from '../vocabulary/alike-words.ts';
import { isOfPlaces, meaningsOf, toldText } from './frequent-questions.ts';

/** What words are about, by the roots of words. */
const rootsOf = (words: readonly string[]) => new Set([...meaningsOf(words)].map(rootOf));

const vagueRoots = new Set([...vagueMeanings].map(rootOf));
const weightOf = (roots: readonly string[]) => roots.reduce((sum, root) => sum + (vagueRoots.has(root) ? 0.3 : 1), 0);

const MOST_PARTS = 3;
/** What a sentence about the house is worth beside an answer. */
const WORTH_OF_STORY = 0.85;
/** How much of what is said a text must tell of. */
const ENOUGH = 0.6;

/**
 * The text of the brand's that tells most of what some words ask, where it tells enough; undefined where none does.
 *
 * @param words those that must be told of
 */
export function toldAnywhere(request: Request, words: readonly string[] = request.words): string | undefined {
  const { say, configuration, knowledge, places, mention, intent } = request;
  const { name: brand, description = '', about, menuNotices = [], loyaltyProgram } = configuration;
  const announced = currentAnnouncements(configuration.announcements, request.now).map(({ text }) => text);
  const said = [...rootsOf(words.filter((word) => !mention.words.has(word)))];
  if (weightOf(said) === 0) return undefined;
  // What dishes are called tells nothing of what else is asked of them.
  const isOfMenu = (root: string) => intent === 'menu' && !alikeMeanings.has(root) && knowledge.index.isNameStem(root);
  const share = (text: string) => {
    const own = rootsOf(wordsOf(text));
    const shared = said.filter((root) => own.has(root));
    const isVague = shared.length < said.length && shared.every((root) => vagueRoots.has(root) || isOfMenu(root));
    return isVague ? 0 : weightOf(shared) / weightOf(said);
  };
  const asked = knowledge.questions
    .filter((one) => isOfPlaces(one, places))
    .map((one) => ({ share: share(`${one.question} ${one.answer}`), text: toldText(one, { quoted: true }) }));
  const ofPlaces = places.flatMap(({ location }) => [...location.features, ...location.services]);
  const written = [...(about?.text ?? []), description, loyaltyProgram?.description ?? ''].flatMap(sentencesOf);
  // Of who they are it is told where all is asked, not `is the chef single`.
  const quoted = written.map((text) => ({
    share: share(text) * WORTH_OF_STORY,
    text: say('brandWords', { brand, text }),
  }));
  const stated = [...menuNotices, ...announced, ...new Set(ofPlaces)].map((text) => ({
    share: share(text),
    text: sentence(text),
  }));
  const headings = [...knowledge.headings].flatMap(([heading, part]) =>
    sentencesOf(heading).map((text) => ({ share: share(text), text: `${part}: ${text}` })),
  );
  const [best] = [...asked, ...stated, ...quoted, ...headings].sort((a, b) => b.share - a.share);
  if (!best || best.share < ENOUGH) return undefined;
  // Of several parts of a menu that say it, each.
  const same = headings.includes(best) ? headings.filter((one) => one.share === best.share) : [best];
  return same
    .map(({ text }) => text)
    .slice(0, MOST_PARTS)
    .join(' ');
}
