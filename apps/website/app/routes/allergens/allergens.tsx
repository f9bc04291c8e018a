import type { PageProps, PageVisit } from '../../rendering/page.ts';
import allergensStyles from './allergens.css?inline';
import { AllergensContent } from './allergens-content.tsx';
import { allergensPageOf } from './allergens-page.ts';
import { found } from './load-allergens.ts';

export const styles = allergensStyles;

export function loader(visit: PageVisit) {
  return found(visit, allergensPageOf(visit.configuration, visit.access));
}

export default function Allergens({ loaderData }: PageProps<typeof loader>) {
  return <AllergensContent page={loaderData} />;
}
