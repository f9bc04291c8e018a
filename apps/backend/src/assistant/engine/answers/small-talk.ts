/** Greetings, what the assistant is, and what it cannot help with. */
import type { Answer } from '../answer.ts';
import { type Asking, isGroup, placesFor, said, unknownAnswer } from '../asking.ts';
import type { Request } from '../request.ts';
import { onDoctorsWord } from '../vocabulary/slot-words.ts';

export function answerGreeting(_request: Request, asking: Asking): Answer {
  return said(`${asking.say('hello', { brand: asking.knowledge.configuration.name })} ${subjects(asking)}`);
}

export function answerThanks(_request: Request, { say }: Asking): Answer {
  return said(say('welcome'));
}

export function answerGoodbye(_request: Request, { say }: Asking): Answer {
  return said(say('goodbye'));
}

export function answerAssistant(_request: Request, asking: Asking): Answer {
  return said(`${asking.say('automatic', { brand: asking.knowledge.configuration.name })} ${subjects(asking)}`);
}

export function answerOutOfScope(_request: Request, asking: Asking): Answer {
  return said(`${asking.say('onlyHelp', { brand: asking.knowledge.configuration.name })} ${subjects(asking)}`);
}

export function answerUnknown(request: Request, asking: Asking): Answer {
  const key = onDoctorsWord.test(request.text) ? 'menuHealth' : 'dontKnow';
  return unknownAnswer(asking.say(key), placesFor(request, asking), asking);
}

function subjects(asking: Asking): string {
  const { say, knowledge } = asking;
  const { deals, discounts } = knowledge.configuration;
  const names = [
    say('subjectHours'),
    say(isGroup(asking) ? 'subjectPlaces' : 'subjectAddress'),
    say('subjectMenu'),
    ...(deals.length + discounts.length > 0 ? [say('subjectOffers')] : []),
    say('subjectOrdering'),
    say('subjectCatering'),
  ];
  return say('askAbout', { subjects: say.list(names) });
}
