import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { smallerPictures } from './smaller-pictures.ts';

const PLACEHOLDER = '/placeholder.svg';

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

/**
 * An image in the size that the screen needs. Where that cannot be loaded it is the original, and where that cannot
 * either, the placeholder; also when it failed before the page was hydrated.
 */
export function Picture({ src, alt, width = 0, asIs, sources, sizes, className = '', ...image }: PictureProps) {
  const [failed, setFailed] = useState({ src, times: 0 });
  const times = failed.src === src ? failed.times : 0;
  const srcSet = asIs ? undefined : smallerPictures(src, width);
  const isPlaceholder = times > (srcSet ? 1 : 0);
  const notice = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.getAttribute('src') === src) {
        setFailed((known) => (known.src === src && known.times > 0 ? known : { src, times: 1 }));
      }
    },
    [src],
  );
  return (
    <>
      {times === 0 && sources}
      <img
        {...image}
        {...(srcSet &&
          times === 0 && { srcSet, sizes: width < 500 ? undefined : (sizes ?? '(min-width:900px) 50vw,100vw') })}
        ref={notice}
        src={isPlaceholder ? PLACEHOLDER : src}
        alt={alt}
        width={width || undefined}
        className={isPlaceholder ? `${className} is-placeholder` : className}
        onError={() => setFailed({ src, times: times + 1 })}
      />
    </>
  );
}
