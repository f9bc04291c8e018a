import { inboxPath } from '@tablefront/console-wire/inbox';
import type { OwnPush } from '@tablefront/console-wire/notifications';
import { useEffect } from 'react';
import { call } from '../api/call.ts';

const PAUSE_MS = 4_000;
const DAY_MS = 86_400_000;

/** A browser that was allowed to tell its person says once a day that the console is still open there. */
export function useRenewedPush(brandId: string): void {
  useEffect(() => {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const timer = setTimeout(async () => {
      const last = Number(localStorage.getItem('push-renewed'));
      if (Date.now() - last < DAY_MS) return;
      const { renewHere } = await import('../account/push-device.ts');
      const { publicKey } = await call<OwnPush>('GET', inboxPath(brandId, '/push'), { asksNothing: true });
      await renewHere(publicKey);
      localStorage.setItem('push-renewed', String(Date.now()));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [brandId]);
}
