import type { QuickAction, QuickDone } from '@tablefront/console-wire/drafts';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { say, sayWrong } from '../ui/toast.ts';

const quickPath = (brandId: string, below = ''): string => `/api/brands/${encodeURIComponent(brandId)}/quick${below}`;

/** Does at once what never stands in a draft, says so, and can take it back. */
export async function doQuick(brandId: string, action: QuickAction): Promise<boolean> {
  try {
    const { version, title } = await call<QuickDone>('POST', quickPath(brandId), { body: action });
    say(
      `${title}.`,
      () =>
        void call('POST', quickPath(brandId, `/${version}/undo`), { body: {} }).catch((error: unknown) =>
          sayWrong(inWords(error)),
        ),
    );
    return true;
  } catch (error) {
    sayWrong(inWords(error));
    return false;
  }
}
