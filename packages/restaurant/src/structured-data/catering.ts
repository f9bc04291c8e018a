import type { FoodService, WithContext } from 'schema-dts';
import { present } from '../reading/lenient.ts';
import type { SiteConfiguration } from '../site-configuration/site-configuration.ts';
import { reachableBrandNode } from './brand.ts';

/** `/catering`: what the brand cooks for other people's tables, as a FoodService of it. */
export function cateringStructuredData(
  configuration: SiteConfiguration,
  { origin }: { origin: string },
): WithContext<FoodService>[] {
  const { name, areaServed } = configuration;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FoodService',
      name: `Catering by ${name}`,
      serviceType: 'Catering',
      url: `${origin}/catering`,
      provider: reachableBrandNode(configuration, origin),
      ...present({ areaServed: areaServed.length > 0 ? areaServed : undefined }),
    },
  ];
}
