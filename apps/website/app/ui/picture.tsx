import { type ComponentProps, useCallback, useState } from 'react';

const PLACEHOLDER = '/placeholder.svg';

/** An image that shows the placeholder when it cannot be loaded, also when it failed before the page was hydrated. */
export function Picture({ src, alt, className = '', ...image }: ComponentProps<'img'> & { src: string; alt: string }) {
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
    <img
      {...image}
      ref={notice}
      src={shown}
      alt={alt}
      className={failed === src ? `${className} is-placeholder` : className}
      onError={fail}
    />
  );
}
