import { Check, CloudOff, Loader } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useDocumentStatus } from './document.tsx';
import './saved-line.css';

/** Whether all is saved, and since when. */
export function SavedLine() {
  const { saving, savedAt } = useDocumentStatus();
  const at = savedAt && new Date(savedAt).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
  return (
    <span className="saved small muted" role="status">
      {saving === 'saving' && (
        <>
          <Icon node={Loader} className="i-s" /> Saving
        </>
      )}
      {saving === 'waiting' && (
        <>
          <Icon node={CloudOff} className="i-s warn" /> Not saved yet, kept in this browser
        </>
      )}
      {saving === 'saved' && at && (
        <>
          <Icon node={Check} className="i-s good" /> Saved {at}
        </>
      )}
    </span>
  );
}
