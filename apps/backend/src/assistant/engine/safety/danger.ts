/** Words of danger: one fixed sentence, and nothing beside it. */
import type { Answer } from '../answer.ts';
import { type Request, said } from '../request.ts';
import { emergencyNumberOf } from '../vocabulary/emergency-numbers.ts';

const inDanger =
  (key: 'danger' | 'dangerSelf') =>
  (request: Request): Answer =>
    said(request.say(key, { number: numberFor(request) }));

export const answerDanger = inDanger('danger');
export const answerSelfHarm = inDanger('dangerSelf');

/** The emergency number of the country that is known: of the place, else of the brand. */
function numberFor({ places, configuration, say }: Request): string {
  const countries = [...places.map(({ location }) => location.address.country), configuration.address.country];
  const [only, another] = new Set(countries.flatMap((country) => emergencyNumberOf(country) ?? []));
  return only !== undefined && another === undefined ? only : say('emergencyNumber');
}
