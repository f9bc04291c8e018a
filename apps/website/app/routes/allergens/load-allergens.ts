import { pathTo } from '@tablefront/restaurant/site-pages';
import { oldAddress } from '../../rendering/old-address.ts';
import { type PageVisit, redirect, type WithStatus, withStatus } from '../../rendering/page.ts';
import type { AllergensAnswer, AllergensPage } from './allergens-page.ts';

/** A page only where a menu states allergens; else the way to the menu, with 404. */
export function found(
  visit: PageVisit,
  answer: AllergensAnswer,
): WithStatus<AllergensPage | Extract<AllergensAnswer, { kind: 'none' }>> {
  if (answer.kind === 'moved') throw redirect(pathTo('locationAllergens', { slug: answer.slug }), 301);
  if (answer.kind === 'table') return withStatus(answer, 200);
  const old = oldAddress(visit);
  if (old) throw old;
  return withStatus(answer, 404);
}
