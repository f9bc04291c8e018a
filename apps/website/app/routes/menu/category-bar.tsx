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

  if (categories.length < 2) return null;
  return (
    <nav className="category-bar" aria-label="Categories">
      <div className="wrap">
        <ul ref={list}>
          {categories.map(({ anchor, name }) => (
            <li key={anchor}>
              <a className="chip" href={`#${anchor}`} aria-current={anchor === active ? 'true' : undefined}>
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
