'use client';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import { useId } from 'react';
import { CarouselButtons, useCarousel } from './carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import type { PopularItem } from './home-page.ts';

/** A row of dishes to drag, scroll, or step through with the buttons or the arrow keys. */
export function PopularItems({ items, tint }: { items: PopularItem[]; tint: boolean }) {
  const id = useId();
  const carousel = useCarousel<HTMLUListElement>();
  const pictured = items.some(({ image }) => image !== undefined);
  return (
    <section className={`section popular ${tint ? 'on-tint' : ''}`} aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>Our Most Popular Items</h2>
          <div className="section-actions">
            <PageLink className="link" to={pathTo('menu')}>
              The whole menu
              <Icon node={ArrowRight} />
            </PageLink>
            <CarouselButtons carousel={carousel} of="popular items" />
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="featured-items" ref={carousel.ref} tabIndex={0} aria-labelledby={id}>
        {items.map(({ key, name, price, category, image, dish }) => (
          <li className="featured-item" key={key}>
            {pictured && <Plate image={image} />}
            <div className="name-price">
              <h3>{dish ? <PageLink to={dish}>{name}</PageLink> : name}</h3>
              {price && <span className="price">{price}</span>}
            </div>
            {category && <p className="muted small">{category}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
