import type { PreviewSigner } from '@tablefront/backend';
import { previewMs, signPreview } from './preview-token.ts';

/** Makes the addresses of previews, for the console's calls. @param origin of the preview's host */
export function previewSigner({ key, origin }: { key: Buffer; origin(): string }): PreviewSigner {
  return ({ now, ...shown }) => {
    const until = now.getTime() + previewMs;
    return {
      origin: origin(),
      token: signPreview({ ...shown, until }, key),
      until: new Date(until).toISOString(),
    };
  };
}
