import type { PreviewSigner } from '@tablefront/backend';
import { PREVIEW_MS, signPreview } from './preview-token.ts';

/** Makes the addresses of previews, for the console's calls. @param origin of the preview's host */
export function previewSigner({ key, origin }: { key: Buffer; origin(): string }): PreviewSigner {
  return ({ now, ...shown }) => {
    const until = now.getTime() + PREVIEW_MS;
    return {
      origin: origin(),
      token: signPreview({ ...shown, until }, key),
      until: new Date(until).toISOString(),
    };
  };
}
