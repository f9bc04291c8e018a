interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** How long after `G` the letter of a page counts. */
const SEQUENCE_MS = 1_500;

/**
 * The name of what was pressed, as shortcuts are written: `j`, `!`, `mod+k`, `mod+shift+p`, `mod+enter`, `escape`; undefined
 * for what is never a shortcut. `mod` is ⌘ or Ctrl, whatever the machine.
 */
export function nameOfPress({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string | undefined {
  if (altKey || key === 'Shift' || key === 'Control' || key === 'Meta' || key === 'Dead') return undefined;
  const mod = ctrlKey || metaKey;
  const letter = /^\p{L}$/u.test(key);
  // Characters such as ! and ? need Shift on some keyboards and not on others; of letters it makes other shortcuts.
  if (shiftKey && letter !== mod) return undefined;
  return (mod ? 'mod+' : '') + (shiftKey && letter ? 'shift+' : '') + key.toLowerCase();
}

/** Whether a shortcut is one of a single character, or a row of them: those rest in fields, and can be switched off. */
export const isSingle = (shortcut: string): boolean => !shortcut.startsWith('mod+') && shortcut !== 'escape';

/** Reads presses one after the other: `g` and then `t` within a second and a half is `g t`. */
export function createSequence(known: (shortcut: string) => boolean) {
  let first: { name: string; at: number } | undefined;
  return (name: string, at: number): string | undefined => {
    const row = first && at - first.at < SEQUENCE_MS ? `${first.name} ${name}` : undefined;
    first = undefined;
    if (row && known(row)) return row;
    if (known(name)) return name;
    first = { name, at };
    return undefined;
  };
}
