import { Dialog } from '../ui/dialog.tsx';
import { allKeys } from './all-keys.ts';
import { useBrand } from './brand.ts';
import { openOverlay } from './overlay.ts';
import { modKey } from './sidebar.tsx';
import './keys.css';

export default function KeyMap() {
  const { role } = useBrand();
  return (
    <Dialog
      wide
      title="All keys"
      about="Single letters rest while you type, and can be switched off in your account."
      onClose={() => openOverlay(undefined)}
    >
      <div className="in-dialog key-cols">
        {allKeys(role).map(([group, keys]) => (
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
