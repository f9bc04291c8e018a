import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Escape closes what is open: from within it, and from anywhere where it covers the page. A dialog that an answer opened
 * lies over both, and closes first.
 */
export function useEscape(open: boolean, box: RefObject<HTMLElement | null>, modal: boolean, close: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const within = modal || box.current?.contains(document.activeElement);
    if (event.key !== 'Escape' || event.isComposing || !within || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    close();
  });
  useEffect(() => {
    if (!open) return;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
