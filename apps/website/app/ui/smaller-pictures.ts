/** The widths, in pixels, in which the site makes pictures; a page names those near the width that it shows. */
export const PICTURE_WIDTHS = [320, 640, 1080, 1600, 2400];

/** What the site can make smaller: not drawings, not what moves. */
const RASTER = /^(?:https?:\/\/|\/brands\/)(?!.*\.(?:svg|gif)(?:[?#]|$))/i;

/**
 * The `srcset` of a configured picture: `/p/640?https://… 640w, …`.
 * @param width about how wide it is shown at most, in CSS pixels
 * @returns undefined for a picture that is shown as it is
 */
export function smallerPictures(src: string, width: number): string | undefined {
  if (!RASTER.test(src)) return undefined;
  const address = src.replace(/[%#,]/g, encodeURIComponent);
  return PICTURE_WIDTHS.filter((made) => made > width / 3 && made < width * 1.6)
    .map((made) => `/p/${made}?${address} ${made}w`)
    .join();
}
