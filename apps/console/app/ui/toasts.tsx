import { CircleAlert, CircleCheck } from 'lucide';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { dismissToast, type Toast, toastNow, watchToast } from './toast.ts';

const SHOWN_MS = 8_000;

/** What was done, with a way back, at the foot of the page. One at a time: the next takes its place; the pointer or the focus holds it. */
export function Toasts() {
  const toast = useSyncExternalStore(watchToast, toastNow);
  return (
    <div className="toast-at" role="status">
      {toast && <Shown key={toast.id} toast={toast} />}
    </div>
  );
}

function Shown({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.querySelector('.toast:is(:hover, :focus-within)')) dismissToast(toast.id);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [toast.id]);
  const way = toast.undo ? { name: 'Undo', run: toast.undo } : toast.act;
  return (
    <div className={`toast ${toast.bad ? 'failed' : ''}`}>
      <Icon node={toast.bad ? CircleAlert : CircleCheck} />
      <span className="grow">{toast.says}</span>
      {way && (
        <Button
          small
          onClick={() => {
            way.run();
            dismissToast(toast.id);
          }}
        >
          {way.name}
        </Button>
      )}
    </div>
  );
}
