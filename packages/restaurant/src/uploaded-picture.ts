/** Addresses of pictures that were uploaded for a brand's pages, as its configuration names them. */

const ADDRESS = /^\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.webp$/;

/** @returns undefined for any other link */
export function uploadedId(link: string): string | undefined {
  return ADDRESS.exec(link)?.[1];
}
