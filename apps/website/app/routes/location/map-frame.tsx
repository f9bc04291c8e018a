import type { Link } from '@tablefront/restaurant/link';

/** The map of a place. Its frame, which is heavy, is loaded when it comes near; at once where no script can tell. */
export function MapFrame({ src, title }: { src: Link; title: string }) {
  return (
    <div className="visit-map" data-near="">
      <noscript>
        <iframe src={src} title={title} loading="lazy" referrerPolicy="no-referrer-when-downgrade" />
      </noscript>
    </div>
  );
}
