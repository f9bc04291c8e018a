import { memo, type RefObject, use, useEffect, useState } from 'react';
import type { Loaded } from '../../site-access.ts';
import { stayAtTarget } from './stay-at-target.ts';

/** No anchor of a menu has an underscore. */
const ISLAND = 'menu_items';
const PLACEHOLDER = '/placeholder.svg';

interface MenuIslandProps {
  island: RefObject<HTMLDivElement | null>;
  markup?: Loaded<string>;
  many: boolean;
}

/**
 * The printed menu. React inserts it and never looks into it: a thousand items cost nothing to hydrate, to scroll and
 * to search. What is lively in it is done by listeners on the whole.
 */
export const MenuIsland = memo(function MenuIsland({ island, markup, many }: MenuIslandProps) {
  const html = useMarkup(markup);

  useEffect(() => {
    const menu = island.current;
    if (!menu) return;
    const replaceFailed = (event: Event) => {
      if (event.target instanceof HTMLImageElement) showPlaceholder(event.target);
    };
    for (const picture of menu.querySelectorAll('img')) {
      if (picture.complete && picture.naturalWidth === 0) showPlaceholder(picture);
    }
    for (const button of menu.querySelectorAll('button.more')) describeByItem(button);
    menu.addEventListener('click', toggleDescription);
    menu.addEventListener('error', replaceFailed, { capture: true });
    return () => {
      menu.removeEventListener('click', toggleDescription);
      menu.removeEventListener('error', replaceFailed, { capture: true });
    };
  }, [island]);

  useEffect(() => (many ? stayAtTarget() : undefined), [many]);

  return (
    <div
      ref={island}
      id={ISLAND}
      className={many ? 'menus menus--many' : 'menus'}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the menu, escaped by it
      dangerouslySetInnerHTML={html}
    />
  );
});

/** The HTML of the items: sent with the page's data or, on a first visit, standing in the document already. */
function useMarkup(markup: Loaded<string> | undefined): { __html: string } {
  const loaded = markup instanceof Promise ? use(markup) : markup;
  const [html] = useState(() => ({
    __html: typeof loaded === 'string' ? loaded : (document.getElementById(ISLAND)?.innerHTML ?? ''),
  }));
  return html;
}

function toggleDescription(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button.more') : null;
  if (!button) return;
  const expand = button.getAttribute('aria-expanded') !== 'true';
  button.setAttribute('aria-expanded', String(expand));
  button.textContent = expand ? '- less' : '+ more';
  button.parentElement?.classList.toggle('whole', expand);
}

/** '+ more' of what? The name of the item is the button's description. */
function describeByItem(button: Element): void {
  const item = button.closest('.item');
  const name = item?.querySelector('.item-name > :first-child');
  if (!item || !name) return;
  name.id = `${item.id}_`;
  button.setAttribute('aria-describedby', name.id);
}

function showPlaceholder(picture: HTMLImageElement): void {
  if (picture.getAttribute('src') === PLACEHOLDER) return;
  picture.src = PLACEHOLDER;
  picture.classList.add('is-placeholder');
}
