'use client';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { groundOf, Section } from '../../ui/section.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import type { HomeLocation, HomePage } from './home-page.ts';
import { LocationCard } from './location-card.tsx';

/** A phone shows this many cards before it asks. */
const FIRST_CARDS = 6;

interface OurLocationsProps {
  locations: HomeLocation[];
  zones: HomePage['zones'];
  /** How many the brand has in all. */
  count: number;
  tint: boolean;
}

/**
 * Tabs with a map where there is room for it, stacked cards elsewhere and without JavaScript: one tree of elements, the
 * style sheet decides.
 */
export function OurLocations({ locations, zones, count, tint }: OurLocationsProps) {
  const [selected, setSelected] = useState(0);
  const [all, setAll] = useState(false);
  const tabs = useRef<HTMLDivElement>(null);

  const select = (index: number) => {
    setSelected(index);
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  const choose = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, selected, locations.length);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
  };
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
      <div className="location-tabs" role="tablist" aria-label="Our Locations" ref={tabs} onKeyDown={choose}>
        {locations.map(({ slug, place }, index) => (
          <button
            type="button"
            role="tab"
            className="chip"
            key={slug}
            id={`tab${index}`}
            aria-selected={index === selected}
            aria-controls={`panel${index}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
          >
            {place.address.area ?? place.name}
          </button>
        ))}
      </div>
      <div className="location-stack" data-all={all || undefined}>
        {locations.map((location, index) => (
          <LocationCard
            key={location.slug}
            location={location}
            zone={zones[location.timeZone ?? '']}
            selected={index === selected}
            panel={{ id: `panel${index}`, tab: `tab${index}` }}
          />
        ))}
      </div>
      {locations.length > FIRST_CARDS && !all && (
        <button type="button" className="button button--quiet show-all" onClick={() => setAll(true)}>
          Show all {locations.length} locations
        </button>
      )}
    </Section>
  );
}

/** The tab that a key leads to, going round at the ends; undefined for a key that means nothing here. */
function tabAfter(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count;
  if (key === 'ArrowLeft') return (selected - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
