import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import { StyleSheet } from '../../rendering/style-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import { groundOf, Section } from '../../ui/section.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { type HomeLocation, type HomePage, tabNameOf } from './home-page.ts';
import { LocationCard } from './location-card.tsx';
import styles from './our-locations.css?inline';

/** A phone shows this many cards before it asks. */
const FIRST_CARDS = 6;

interface OurLocationsProps {
  locations: HomeLocation[];
  zones: HomePage['zones'];
  today: string;
  /** How many the brand has in all. */
  count: number;
  tint: boolean;
}

/**
 * Tabs with a map where there is room for it, stacked cards elsewhere and without JavaScript: one tree of elements, the
 * style sheet decides.
 */
export function OurLocations({ locations, zones, today, count, tint }: OurLocationsProps) {
  const finder = (
    <PageLink className="link" to={pathTo('locations')}>
      {count > locations.length ? `All ${count} locations` : 'Find your nearest'}
      <Icon node={ArrowRight} />
    </PageLink>
  );

  return (
    <Section
      title="Our Locations"
      lead="Find us at these convenient locations"
      action={finder}
      ground={groundOf(tint)}
      className="our-locations"
    >
      <StyleSheet name="our-locations" precedence="page" css={`@media screen{${styles}}`} />
      <div className="location-tabs" role="tablist" aria-label="Our Locations">
        {locations.map(({ slug, place }, index) => (
          <button
            type="button"
            role="tab"
            className="chip"
            key={slug}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
          >
            {tabNameOf(place)}
          </button>
        ))}
      </div>
      <div className="location-stack">
        {locations.map((location, index) => (
          <LocationCard
            key={location.slug}
            location={location}
            zone={zones[location.timeZone ?? '']}
            today={today}
            selected={index === 0}
          />
        ))}
      </div>
      {locations.length > FIRST_CARDS && (
        <button type="button" className="button button--quiet show-all">
          Show all {locations.length} locations
        </button>
      )}
    </Section>
  );
}
