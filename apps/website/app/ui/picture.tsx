import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';

const PLACEHOLDER = '/placeholder.svg';

interface PictureProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** `<source>` elements of the `<picture>` around it; they would hide the placeholder, and go when it comes. */
  sources?: ReactNode;
}

/** An image that shows the placeholder when it cannot be loaded, also when it failed before the page was hydrated. */
export function Picture({ src, alt, sources, className = '', ...image }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const fail = useCallback(() => setFailed(src), [src]);
  const notice = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0 && element.getAttribute('src') === src) fail();
    },
    [src, fail],
  );
  const shown = failed === src ? PLACEHOLDER : src;
  return (
    <>
      {failed !== src && sources}
      <img
        {...image}
        ref={notice}
        src={shown}
        alt={alt}
        className={failed === src ? `${className} is-placeholder` : className}
        onError={fail}
      />
    </>
  );
}
