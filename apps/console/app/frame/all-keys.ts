import type { Role } from '@tablefront/console-wire/access';
import { maySettings, pagesFor } from './pages.ts';

/** What is pressed, and what it does; `mod` is ⌘ or Ctrl. */
type Keys = [what: string, keys: string][];

const INBOX: Keys = [
  ['Next, previous', 'J K'],
  ['Reply', 'R'],
  ['Send and done', 'mod ↵'],
  ['Note', 'N'],
  ['Assign', 'A'],
  ['Done', 'E'],
  ['Spam', '!'],
  ['Take back', 'Z'],
  ['Find', '/'],
];

const MENU: Keys = [
  ['Between cells', 'arrows'],
  ['Edit, and go down', '↵'],
  ['Leave as it was', 'esc'],
  ['Select', 'space'],
  ['Select more', '⇧ arrows'],
  ['Move the row', '⌥ arrows'],
  ['Paste a spreadsheet', 'mod V'],
  ['New dish', 'N'],
  ['Find a dish', '/'],
];

const EDITOR: Keys = [
  ['Form, preview, sections', 'F6'],
  ['Next warning', '⌥ W'],
  ['Undo', 'mod Z'],
  ['Redo', '⇧ mod Z'],
];

/** Every key that there is for a role, as `?` shows them. Where the keys of pages lead stands in `pages.ts` alone. */
export function allKeys(role: Role): [group: string, keys: Keys][] {
  const { daily, site, brand } = pagesFor(role, '');
  const everywhere: Keys = [
    ['Search or jump', 'mod K'],
    ['All keys', '?'],
    ...[...daily, ...site, ...brand].map(({ name, shortcut }): Keys[number] => [name, shortcut]),
    ['Account', 'G A'],
    ...(maySettings(role) ? ([['Publish…', '⇧ mod P']] satisfies Keys) : []),
    ['Undo', 'mod Z'],
    ['Close, back', 'esc'],
  ];
  return [
    ['Everywhere', everywhere],
    ['Inbox', INBOX],
    ...(role === 'inbox' ? [] : ([['Menu', MENU]] satisfies [string, Keys][])),
    ...(maySettings(role) ? ([['Pages', EDITOR]] satisfies [string, Keys][]) : []),
  ];
}
