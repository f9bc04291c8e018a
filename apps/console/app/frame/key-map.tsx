import { Dialog } from '../ui/dialog.tsx';
import { openOverlay } from './overlay.ts';
import { modKey } from './sidebar.tsx';
import './keys.css';

/** Every key there is, as `?` shows it. */
const KEYS: [string, [string, string][]][] = [
  [
    'Everywhere',
    [
      ['Search or jump', 'mod K'],
      ['All keys', '?'],
      ['Today', 'G T'],
      ['Inbox', 'G I'],
      ['Sold out', 'O'],
      ['Menu', 'G M'],
      ['Hours', 'G H'],
      ['Locations', 'G L'],
      ['Versions', 'G V'],
      ['Insights', 'G N'],
      ['QR codes', 'G Q'],
      ['People', 'G P'],
      ['Settings', 'G S'],
      ['Account', 'G A'],
      ['Undo', 'mod Z'],
      ['Close, back', 'esc'],
    ],
  ],
  [
    'Inbox',
    [
      ['Next, previous', 'J K'],
      ['Reply', 'R'],
      ['Send and done', 'mod ↵'],
      ['Note', 'N'],
      ['Assign', 'A'],
      ['Done', 'E'],
      ['Spam', '!'],
      ['Take back', 'Z'],
      ['Find', '/'],
    ],
  ],
  [
    'Menu',
    [
      ['Between cells', 'arrows'],
      ['Edit, and go down', '↵'],
      ['Select', 'space'],
      ['Select more', '⇧ arrows'],
      ['Move the row', '⌥ arrows'],
      ['Paste a spreadsheet', 'mod V'],
      ['New dish', 'N'],
      ['Find a dish', '/'],
      ['Take back', 'mod Z'],
    ],
  ],
];

export default function KeyMap() {
  return (
    <Dialog
      title="All keys"
      about="Single letters rest while you type, and can be switched off in your account."
      onClose={() => openOverlay(undefined)}
    >
      <div className="in-dialog key-cols">
        {KEYS.map(([group, keys]) => (
          <section key={group}>
            <h3>{group}</h3>
            <ul>
              {keys.map(([what, key]) => (
                <li key={what}>
                  <span>{what}</span>
                  <kbd>{key.replace('mod ', modKey())}</kbd>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
