import { Redo2, Undo2 } from 'lucide';
import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import { toastNow } from '../ui/toast.ts';
import { useDocument, useDocumentStatus } from './document.tsx';

/** Undo and redo of one's own changes, also by ⌘Z and ⇧⌘Z in any field. */
export function UndoButtons() {
  const { store } = useDocument();
  const { canUndo, canRedo } = useDocumentStatus();
  return (
    <span className="row g1 not-phone">
      <Button look="quiet" small icon={Undo2} aria-label="Undo" disabled={!canUndo} onClick={() => store.undo()} />
      <Button look="quiet" small icon={Redo2} aria-label="Redo" disabled={!canRedo} onClick={() => store.redo()} />
    </span>
  );
}

export function useUndoKeys(): void {
  const { store } = useDocument();
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, shiftKey, altKey, target } = event;
      if (!(metaKey || ctrlKey) || altKey || document.querySelector('.scrim')) return;
      const isUndo = key.toLowerCase() === 'z' && !shiftKey;
      const isRedo = (key.toLowerCase() === 'z' && shiftKey) || (key.toLowerCase() === 'y' && !shiftKey);
      const inField = target instanceof Element && target.closest('input, textarea, select') !== null;
      // What was removed just now comes back as its toast says.
      if (!(isUndo || isRedo) || (isUndo && !inField && toastNow()?.undo)) return;
      event.preventDefault();
      event.stopPropagation();
      if (isUndo) store.undo();
      else store.redo();
    };
    document.addEventListener('keydown', pressed, { capture: true });
    return () => document.removeEventListener('keydown', pressed, { capture: true });
  }, [store]);
}
