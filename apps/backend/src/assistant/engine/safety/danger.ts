/** Words of danger: one fixed sentence, and nothing beside it. */
import type { Answer } from '../answer.ts';
import { type Asking, placesFor, said } from '../asking.ts';
import type { Request } from '../request.ts';
import { emergencyNumberOf } from '../vocabulary/emergency-numbers.ts';

export function answerDanger(request: Request, asking: Asking): Answer {
  return said(asking.say('danger', { number: numberFor(request, asking) }));
}

export function answerSelfHarm(request: Request, asking: Asking): Answer {
  return said(asking.say('dangerSelf', { number: numberFor(request, asking) }));
}

/** The emergency number of the country that is known: of the place, else of the brand. */
function numberFor(request: Request, asking: Asking): string {
  const countries = [
    ...placesFor(request, asking).map(({ location }) => location.address.country),
    asking.knowledge.configuration.address.country,
  ];
  const numbers = new Set(countries.flatMap((country) => emergencyNumberOf(country) ?? []));
  const [only] = numbers;
  return numbers.size === 1 && only !== undefined ? only : asking.say('emergencyNumber');
}
