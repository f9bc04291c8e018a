import { pathTo } from '@tablefront/restaurant/site-pages';
import { ArrowRight } from 'lucide';
import { useId } from 'react';
import { useShell } from '../../shell/shell-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Plate } from '../../ui/plate.tsx';
import { PriceNotices } from '../../ui/price-notices.tsx';
import { PageLink } from '../../ui/site-link.tsx';
import { CarouselButtons } from './carousel.tsx';
import type { PopularItem } from './home-page.ts';

interface PopularItemsProps {
  items: PopularItem[];
  notices?: string[];
  tint: boolean;
}

/** A row of dishes to drag, scroll, or step through with the buttons or the arrow keys. */
export function PopularItems({ items, notices, tint }: PopularItemsProps) {
  const id = useId();
  const { text } = useShell();
  const pictured = items.some(({ image }) => image !== undefined);
  return (
    <section data-carousel="" className={`section popular${tint ? ' on-tint' : ''}`} aria-labelledby={id}>
      <div className="wrap">
        <div className="section-head">
          <h2 id={id}>Our Most Popular Items</h2>
          <div className="section-actions">
            <CarouselButtons of="popular items" />
            <PageLink className="link" to={pathTo('menu')}>
              The whole menu
              <Icon node={ArrowRight} />
            </PageLink>
          </div>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <ul className="featured-items" data-carousel-list="" tabIndex={0} aria-labelledby={id}>
        {items.map(({ key, name, price, category, image, dish }) => (
          <li className="featured-item" key={key} {...text}>
            {pictured && <Plate image={image} />}
            <div className="name-price">
              <h3>{dish ? <PageLink to={dish}>{name}</PageLink> : name}</h3>
              {price && (
                <span className="price" dir={text.dir && 'ltr'}>
                  {price}
                </span>
              )}
            </div>
            {category && <p className="muted small">{category}</p>}
          </li>
        ))}
      </ul>
      {notices && (
        <div className="wrap">
          <PriceNotices notices={notices} />
        </div>
      )}
    </section>
  );
}
