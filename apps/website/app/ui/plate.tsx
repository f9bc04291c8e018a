import { Picture } from './picture.tsx';

/** A dish on its tinted plate. Cut-outs may touch the edge; photographs fill it. `asIs`: see `Picture`. */
export function Plate({ image, asIs }: { image?: string; asIs?: boolean }) {
  const photograph = image !== undefined && /\.(jpe?g|avif)([?#]|$)/i.test(image);
  return (
    <div className={`plate${photograph ? ' plate--photograph' : ''}`}>
      <Picture
        src={image ?? '/placeholder.svg'}
        alt=""
        width={440}
        height={400}
        asIs={asIs}
        loading="lazy"
        draggable={false}
      />
    </div>
  );
}
