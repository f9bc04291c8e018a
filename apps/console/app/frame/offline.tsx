import { onlineManager, useMutationState } from '@tanstack/react-query';
import { WifiOff } from 'lucide';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/icon.tsx';

const watch = (tell: () => void) => onlineManager.subscribe(tell);

/** Says that there is no connection, and what waits for it. */
export function Offline() {
  const online = useSyncExternalStore(watch, () => onlineManager.isOnline());
  const waiting = useMutationState({ filters: { status: 'pending' } }).filter(({ isPaused }) => isPaused).length;
  return (
    <div role="status">
      {!online && (
        <div className="note w offline">
          <Icon node={WifiOff} />
          <div className="grow">
            <b>No connection.</b> You can go on.{' '}
            {waiting > 0 && `${waiting === 1 ? '1 change waits' : `${waiting} changes wait`} here and `}
            {waiting === 1 ? 'is sent when it is back.' : waiting > 1 ? 'are sent when it is back.' : ''}
          </div>
        </div>
      )}
    </div>
  );
}
