/** Which of the brand's own questions and answers a request comes close to. */
import { type Answer, sentence } from './answer.ts';
import { type Asking, isGroup, said } from './asking.ts';
import type { Question } from './knowledge.ts';
import { contentStems, type Request } from './understand.ts';
import { stemOf } from './words.ts';

/** Words that mean the same in questions. */
const alike: readonly string[][] = [
  ['parking', 'park', 'car', 'stationnement', 'garage'],
  ['accessible', 'wheelchair', 'accessibility', 'step', 'ramp', 'disabled'],
  ['reservation', 'reserve', 'booking', 'book', 'table', 'bookings', 'reservations', 'reserver'],
  ['child', 'children', 'kid', 'kids', 'baby', 'toddler', 'family'],
  ['dog', 'pet', 'pets', 'dogs', 'puppy'],
  ['byob', 'byow', 'corkage'],
  ['home', 'takeout', 'pickup', 'takeaway', 'go'],
  ['terrace', 'patio', 'terrasse', 'outside', 'outdoor'],
  ['cater', 'catering'],
  ['deliver', 'delivery', 'livraison'],
  ['late', 'tard', 'night'],
  ['english', 'anglais'],
  ['french', 'francais'],
  ['welcome', 'allowed', 'friendly', 'permitted'],
  ['pay', 'payment', 'card', 'cash', 'credit', 'debit'],
  ['bake', 'make', 'have', 'serve'],
  ['vegan', 'plant'],
  ['wine', 'bottle'],
  ['wifi', 'internet'],
  ['smoke', 'smoking'],
];
const group = new Map<string, string>();
for (const words of alike) for (const word of words) group.set(stemOf(word), words[0] ?? word);
const canonical = (stem: string) => group.get(stem) ?? stem;

const vague = new Set([
  'welcome',
  'room',
  'need',
  'bring',
  'bake',
  'make',
  'late',
  'guest',
  'customer',
  'house',
  'much',
  'time',
  'day',
]);

const asksOfHours = /\b(?:open|close|closes|closed|hours|time)\b/;

/** The best answer of the brand's own, and how alike the questions are: 0 to 1. */
export function frequentAnswer(request: Request, asking: Asking): { answer: Answer; likeness: number } | undefined {
  const { questions, places } = asking.knowledge;
  const asked = [
    ...new Set(contentStems(request.words.filter((word) => !request.mention.words.has(word))).map(canonical)),
  ];
  const exact = request.text;
  const inScope = (question: Question) => {
    if (question.place === undefined) return true;
    const own = request.places.length > 0 ? request.places : asking.here ? [asking.here] : places;
    return own.some(({ index }) => index === question.place);
  };
  const rated = questions
    .filter(inScope)
    .map((question) => ({ question, likeness: question.plain === exact ? 1 : likenessOf(asked, question) }))
    .filter(({ likeness }) => likeness > 0.3)
    .sort((a, b) => b.likeness - a.likeness);
  const [best] = rated;
  if (!best) return undefined;
  if (
    request.topic === 'hours' &&
    best.likeness < 1 &&
    !asksOfHours.test(best.question.question.toLowerCase()) &&
    !/late/i.test(best.question.question)
  )
    return undefined;
  if (request.topic === 'gift-cards' && !best.question.stems.includes('gift')) return undefined;
  const { question, likeness } = best;
  const same = rated.filter((other) => other.likeness === likeness && other.question.question === question.question);
  const text =
    same.length > 1 || (question.place !== undefined && isGroup(asking) && request.places.length !== 1)
      ? same
          .map(
            ({ question: { place, answer } }) =>
              `${place === undefined ? '' : `${places[place]?.label}: `}${sentence(answer)}`,
          )
          .join('\n')
      : question.statement
        ? `${sentence(question.question)} ${sentence(question.answer)}`
        : sentence(question.answer);
  return { answer: said(text), likeness: question.statement ? likeness * 0.8 : likeness };
}

function likenessOf(asked: readonly string[], { stems, answerStems }: Question): number {
  const own = new Set(stems.map(canonical));
  const shared = asked.filter((stem) => own.has(stem)).length;
  // Words that many questions have tell nothing by themselves.
  if (!asked.some((stem) => own.has(stem) && !vague.has(stem))) return 0;
  const answered = asked.filter((stem) => !own.has(stem) && answerStems.has(stem)).length;
  const precision = (shared + answered * 0.6) / asked.length;
  const recall = shared / own.size;
  return (2 * precision * recall) / (precision + recall);
}
