import { type RefObject, useEffect } from 'react';

import { trackNavigation } from '../../analytics.ts';
import { WIDE } from './layout.ts';

/**
 * What clicks within the list's cards do: the whole card is one target, which selects its location in the wide layout
 * and leads to its page in the narrow one. The keyboard has the card's own button and links.
 */
export function useCardClicks(list: RefObject<HTMLElement | null>, onSelect: (slug: string) => void): void {
  const navigate = (to: string) => window.location.assign(to);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || !(event.target instanceof Element)) return;
      const slug = event.target.closest<HTMLElement>('[data-slug]')?.dataset.slug;
      if (slug === undefined) return;
      const control = event.target.closest('a, button');
      if (control instanceof HTMLAnchorElement) {
        const href = control.getAttribute('href') ?? '';
        const kind = control.dataset.order;
        if (kind === 'internal' || kind === 'external') trackNavigation('Order Online', href, kind);
        else if (href.startsWith('/') && !wantsNewTab(event)) {
          event.preventDefault();
          void navigate(href);
        }
      } else if (control || window.matchMedia(WIDE).matches) {
        onSelect(slug);
      } else if (window.getSelection()?.isCollapsed !== false) {
        void navigate(`/location/${slug}`);
      }
    };
    element.addEventListener('click', click);
    return () => element.removeEventListener('click', click);
  }, [list, onSelect, navigate]);
}

function wantsNewTab({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
