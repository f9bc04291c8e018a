import type { ComponentProps, ReactNode } from 'react';
import { smallerPictures } from './smaller-pictures.ts';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** About how wide it is shown at most, in CSS pixels. Without it the picture is shown as it is. */
  width?: number;
  /** The picture is not one of the configuration (or shown in full), and is shown as it is. */
  asIs?: boolean;
  /** `<source>` elements of the `<picture>` around it; they would hide what stands in, and go when it comes. */
  sources?: ReactNode;
}

/** An image in the size that the screen needs; `browser/pictures.ts` puts the original or the placeholder for one that fails. */
export function Picture({ src, alt, width = 0, asIs, sources, sizes, ...image }: PictureProps) {
  const srcSet = asIs ? undefined : smallerPictures(src, width);
  return (
    <>
      {sources}
      <img
        {...image}
        {...(srcSet && { srcSet, sizes: width < 500 ? undefined : (sizes ?? '(min-width:900px) 50vw,100vw') })}
        src={src}
        alt={alt}
        width={width || undefined}
      />
    </>
  );
}
