'use client';
import { useEffect, useRef } from 'react';
import type { MenuOutline } from './menu-page.ts';

interface CategoryBarProps {
  categories: MenuOutline['categories'];
  active: string | undefined;
}

/** Chips that lead to the categories, always within reach; the active one follows the scroll. */
export function CategoryBar({ categories, active }: CategoryBarProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const chip = active === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!chip || !list.current) return;
    const { clientWidth, offsetLeft } = list.current;
    list.current.scrollTo({ left: chip.offsetLeft - offsetLeft - (clientWidth - chip.clientWidth) / 2 });
  }, [active]);

  useEffect(followHeader, []);

  if (categories.length < 2) return null;
  return (
    <nav className="category-bar" aria-label="Categories">
      <ul ref={list}>
        {categories.map(({ anchor, name }) => (
          <li key={anchor}>
            <a className="chip" href={`#${anchor}`} aria-current={anchor === active ? 'true' : undefined}>
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The bar stands below the header, which is higher where its navigation takes two lines. */
function followHeader(): (() => void) | undefined {
  const header = document.querySelector<HTMLElement>('.site-header');
  if (!header) return undefined;
  const { style } = document.documentElement;
  const resized = new ResizeObserver(() => style.setProperty('--header-height', `${header.offsetHeight}px`));
  resized.observe(header);
  return () => {
    resized.disconnect();
    style.removeProperty('--header-height');
  };
}
