import { type RefObject, useEffect } from 'react';

/**
 * While the panel is a sheet over the page, nothing else on the page can be reached, and the sheet is as high as what
 * the keyboard on the screen leaves free (no CSS length knows of it everywhere).
 */
export function useSheet(panel: RefObject<HTMLElement | null>, modal: boolean): void {
  useEffect(() => {
    const box = panel.current?.parentElement;
    if (!modal || !box) return;
    const island = box.closest('[data-island]') ?? box;
    const behind = [...(island.parentElement?.children ?? [])].filter((element) => element !== island);
    for (const element of behind) element.toggleAttribute('inert', true);

    const fillView = () => {
      box.style.setProperty('--sheet-top', `${viewport?.offsetTop ?? 0}px`);
      box.style.setProperty('--sheet-height', viewport ? `${viewport.height}px` : '100dvh');
    };
    const viewport = window.visualViewport;
    viewport?.addEventListener('resize', fillView);
    viewport?.addEventListener('scroll', fillView);
    fillView();
    return () => {
      for (const element of behind) element.toggleAttribute('inert', false);
      viewport?.removeEventListener('resize', fillView);
      viewport?.removeEventListener('scroll', fillView);
    };
  }, [panel, modal]);
}
