import { useEffect, useRef, useState } from 'react';

/** How near the map must have come to the screen before its frame is loaded. */
const NEAR = '320px';

/** The map of a place. Its frame, which is heavy, is loaded when it comes near; at once where no script can tell. */
export function MapFrame({ src, title }: { src: string; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const frame = <iframe src={src} title={title} loading="lazy" referrerPolicy="no-referrer-when-downgrade" />;
  return (
    <div className="visit-map" ref={place}>
      {near ? frame : <noscript>{frame}</noscript>}
    </div>
  );
}
