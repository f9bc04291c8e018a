import { Picture } from './picture.tsx';

/** A dish on its tinted plate. Cut-outs may touch the edge; photographs fill it. */
export function Plate({ image }: { image?: string }) {
  const photograph = image !== undefined && /\.(jpe?g|avif)([?#]|$)/i.test(image);
  return (
    <div className={`plate ${photograph ? 'plate--photograph' : ''}`}>
      <Picture src={image ?? '/placeholder.svg'} alt="" width={440} height={400} loading="lazy" draggable={false} />
    </div>
  );
}
