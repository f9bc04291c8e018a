import { useEffect, useRef } from 'react';
import { createSequence, isSingle, nameOfPress } from './key-presses.ts';
import { singleKeysOn } from './single-keys.ts';
import { typedAhead } from './typed-ahead.ts';

/** What a shortcut does; false: nothing here, the browser may have it. */
type Shortcuts = Record<string, () => unknown>;

// What was mounted last is asked first: a page before the frame.
const layers: { current: Shortcuts }[] = [];

const doing = (shortcut: string) => layers.findLast(({ current }) => current[shortcut])?.current[shortcut];
const sequence = createSequence((shortcut) => doing(shortcut) !== undefined);

/** The keys of a page, as long as it is shown. Single characters rest in fields, dialogs and menus. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const layer = useRef(shortcuts);
  useEffect(() => {
    layer.current = shortcuts;
  });
  useEffect(() => {
    layers.push(layer);
    if (layers.length === 1) document.addEventListener('keydown', pressed);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', pressed);
    };
  }, []);
}

function pressed(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  if (!restsIn(event.target) && typedAhead.keeps(event, event.timeStamp)) {
    event.preventDefault();
    return;
  }
  const name = nameOfPress(event);
  if (!name) return;
  if (isSingle(name) && (!singleKeysOn() || restsIn(event.target))) return;
  if (document.querySelector('.scrim')) return;
  const shortcut = sequence(name, event.timeStamp);
  if (!shortcut || (name === 'mod+z' && restsIn(event.target))) return;
  if (doing(shortcut)?.() !== false) event.preventDefault();
}

function restsIn(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=menu], [role=listbox]',
    ) !== null
  );
}
