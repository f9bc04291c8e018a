/** Which of the brand's own questions and answers a request comes close to. */
import { type Answer, sentence } from '../answer.ts';
import { type Asking, isGroup, placesFor, said } from '../asking.ts';
import type { Place, Question } from '../knowledge/knowledge.ts';
import { phraseAt, stemOf, stemsOf, wordsOf } from '../language/words.ts';
import type { Request } from '../request.ts';
import { alikePhrases, silentWords, vagueWords } from '../vocabulary/alike-words.ts';
import { isFiller } from '../vocabulary/filler-words.ts';

const silent = new Set(stemsOf(silentWords));
const vague = new Set(stemsOf(vagueWords));
/** The longest phrases first. */
const alike = alikePhrases
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [meaning = '', phrases = ''] = line.split(': ');
    return phrases.split(', ').map((phrase) => ({ phrase: stemsOf(phrase), meanings: meaning.split(' ') }));
  })
  .sort((a, b) => b.phrase.length - a.phrase.length);

/** What words are about, of whatever language: without those that everybody says, and without numbers. */
function meaningsOf(words: readonly string[]): ReadonlySet<string> {
  const stems = words.map(stemOf);
  const found = new Set<string>();
  for (let at = 0; at < stems.length; ) {
    const known = alike.find(({ phrase }) => phraseAt(stems.slice(at, at + phrase.length), phrase) === 0);
    const [word = '', stem = ''] = [words[at], stems[at]];
    const isSilent = isFiller(word) || silent.has(stem) || /\d/.test(word);
    for (const meaning of known?.meanings ?? (isSilent ? [] : [stem])) found.add(meaning);
    at += known?.phrase.length ?? 1;
  }
  return found;
}

const meaningsOfTexts = new WeakMap<Question, { asked: ReadonlySet<string>; answered: ReadonlySet<string> }>();

function meaningsOfQuestion(question: Question) {
  // `d’enfants` is `enfants`.
  const read = (text: string) => meaningsOf(wordsOf(text.replace(/(?<!\p{L})(?:qu|[cdjlmnst])['’](?=\p{L})/giu, '')));
  const meanings = meaningsOfTexts.get(question) ?? { asked: read(question.question), answered: read(question.answer) };
  meaningsOfTexts.set(question, meanings);
  return meanings;
}

/** Whether a question of the brand is about all of it or about one of these places. */
export function isOfPlaces({ place }: Question, places: readonly Place[]): boolean {
  return place === undefined || places.some(({ index }) => index === place);
}

/** The brand's question with its answer, for where the answer alone could be misread. */
export function quoted({ question, answer }: Question): string {
  return `${sentence(question)} ${sentence(answer)}`;
}

/** The brand's answer; with its question where it begins with a yes or no, which are to that question alone. */
export function toldText(question: Question): string {
  const needsQuestion = question.statement || /^(?:yes|no|oui|non|s[ií])(?!\p{L})/iu.test(question.answer);
  return needsQuestion ? quoted(question) : sentence(question.answer);
}

/** Whether the brand's own words begin with a no, beside which no yes of ours may stand. */
export function isDenial(question: Question | undefined): boolean {
  return /^non?\b/i.test(question?.answer ?? '');
}

/** The brand's own question about nothing but this, `reservation` or `deliver`: meanings of `vocabulary/alike-words.ts`. */
export function questionAbout(meanings: readonly string[], request: Request, asking: Asking): Question | undefined {
  const places = placesFor(request, asking);
  const isAbout = (meaning: string) => (question: Question) => {
    const telling = [...meaningsOfQuestion(question).asked].filter((own) => !vague.has(own));
    return telling.join() === meaning && !question.statement && isOfPlaces(question, places.length === 1 ? places : []);
  };
  return meanings.flatMap((meaning) => asking.knowledge.questions.find(isAbout(meaning)) ?? [])[0];
}

/** The best answer of the brand's own, and how alike the questions are: 0 to 1. */
export function frequentAnswer(request: Request, asking: Asking): { answer: Answer; likeness: number } | undefined {
  const places = placesFor({ ...request, which: false }, asking);
  const parts = partsOf(request).map(meaningsOf);
  const rated = asking.knowledge.questions
    .filter((question) => isOfPlaces(question, places))
    .map((question) => {
      const likeness =
        question.plain === request.text ? 1 : Math.max(...parts.map((part) => likenessOf(part, question)));
      return { question, likeness: question.statement ? likeness * 0.8 : likeness };
    })
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = rated;
  if (!best || best.likeness <= 0.3) return undefined;
  const { question, likeness } = best;
  const same = rated.filter((other) => other.likeness === likeness && other.question.question === question.question);
  const needsPlace = same.length > 1 || (isGroup(asking) && request.places.length !== 1);
  const lines = same.map(({ question: one }) => {
    const text = one.statement ? quoted(one) : sentence(one.answer);
    const label = one.place === undefined ? undefined : asking.knowledge.places[one.place]?.label;
    return needsPlace && label !== undefined ? `${label}: ${text}` : text;
  });
  return { answer: said([...new Set(lines)].join('\n')), likeness };
}

/** The whole question, and what stands around an `and` that begins a question of its own. */
function partsOf({ words, mention }: Request): string[][] {
  const text = words.filter((word) => !mention.words.has(word)).join(' ');
  const joints =
    /\b(?:and|also|plus|but)\b (?=(?:what|which|when|where|who|how|do|does|is|are|can|could|will|have|has|any)\b)/;
  return [...new Set([text, ...text.split(joints)])].map((part) => part.split(' ').filter((word) => word !== ''));
}

/** Words that many questions have tell little beside others, and nothing by themselves. */
function weightOf(meanings: readonly string[]): number {
  return meanings.reduce((sum, meaning) => sum + (vague.has(meaning) ? 0.5 : 1), 0);
}

function likenessOf(meanings: ReadonlySet<string>, question: Question): number {
  const own = meaningsOfQuestion(question);
  const all = [...meanings];
  const shared = all.filter((meaning) => own.asked.has(meaning));
  if (shared.every((meaning) => vague.has(meaning))) return 0;
  const answered = all.filter((meaning) => !own.asked.has(meaning) && own.answered.has(meaning));
  const precision = (weightOf(shared) + weightOf(answered) * 0.6) / weightOf(all);
  const recall = weightOf(shared) / weightOf([...own.asked]);
  return (2 * precision * recall) / (precision + recall);
}
