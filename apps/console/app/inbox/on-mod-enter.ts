import type { KeyboardEvent } from 'react';

/** In a field of several lines: ⌘↵ (or Ctrl+↵) sends, Esc leaves; what was typed stays. */
export function onModEnter(send: (event: KeyboardEvent) => void, leave: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send(event);
    if (event.key === 'Escape') {
      event.stopPropagation();
      leave();
    }
  };
}
