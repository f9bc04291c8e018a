import type { IconNode } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { useBrand } from './brand.ts';
import { pictureAddress } from './site-address.ts';

/** A dish's picture, small; a mark where it has none. @param image as the configuration names it */
export function Thumb({ image, none }: { image: string | null | undefined; none: IconNode }) {
  const { detail } = useBrand();
  const shown = pictureAddress(image, detail?.hosts ?? []);
  if (shown) {
    return (
      <span className="thumb">
        <img src={shown} alt="" loading="lazy" />
      </span>
    );
  }
  return (
    <span className="thumb none">
      <Icon node={none} className="i-s" />
    </span>
  );
}
