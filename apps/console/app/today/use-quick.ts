import type { QuickAction } from '@tablefront/console-wire/drafts';
import { useMutation } from '@tanstack/react-query';
import { useBrand } from '../frame/brand.ts';
import { say } from '../ui/toast.ts';
import { quick, readSiteAnew, takeBack } from '../versions/site-calls.ts';

/** Does something at once, says what was done, and offers the way back. */
export function useQuick(onDone: () => void) {
  const { id: brandId } = useBrand();
  return useMutation({
    mutationFn: (action: QuickAction) => quick(brandId, action),
    onSuccess({ version, title }) {
      say(`${title}.`, () => void takeBack(brandId, version));
      onDone();
    },
    onSettled: () => readSiteAnew(brandId),
  });
}
