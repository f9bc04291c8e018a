/** The widths, in pixels, in which the site makes pictures; a page names those near the width that it shows. */
export const pictureWidths = [640, 1080, 1600, 2400];

/** What the site can make smaller: not drawings, not what moves. */
const RASTER = /^(?:https?:\/\/|\/brands\/|\/pictures\/)(?!.*\.(?:svg|gif)(?:[?#]|$))/i;

/**
 * The `srcset` of a configured picture: `/p/640?https://… 640w, …`; for a small one just the smallest, which every screen
 * takes.
 * @param width about how wide it is shown at most, in CSS pixels
 * @returns undefined for a picture that is shown as it is
 */
export function smallerPictures(src: string, width: number): string | undefined {
  if (width < 100 || !RASTER.test(src)) return undefined;
  const made = (pixels: number) => `/p/${pixels}?${src.replace(/[%#,]/g, encodeURIComponent)}`;
  if (width < 500) return made(640);
  return pictureWidths
    .filter((pixels) => pixels < width * 1.6)
    .map((pixels) => `${made(pixels)} ${pixels}w`)
    .join();
}
