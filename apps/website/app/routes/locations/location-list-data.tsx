import { useShell } from '../../layout/shell-context.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import type { FinderLocation } from './locations-page.ts';

/** For search engines: which pages the list leads to. What each location is, its own page says. */
export function LocationListData({ locations }: { locations: readonly FinderLocation[] }) {
  const { origin } = useShell();
  return (
    <JsonLd
      value={{
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: locations.map(({ slug, place }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: place.name,
          url: `${origin}/location/${slug}`,
        })),
      }}
    />
  );
}
