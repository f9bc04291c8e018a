import type { BrandDetail } from '@tablefront/console-wire/session';
import { useState } from 'react';
import { initialsOf } from '../ui/initials.ts';
import { pictureAddress } from './site-address.ts';

/** The brand's logo in a small square; its initials, where there is none or it does not load. */
interface BrandTileProps {
  brand: { name: string };
  detail: Pick<BrandDetail, 'logo' | 'hosts'> | undefined;
  small?: boolean;
}

export function BrandTile({ brand, detail, small }: BrandTileProps) {
  const logo = pictureAddress(detail?.logo, detail?.hosts ?? []);
  const [failed, setFailed] = useState<string>();
  if (!logo || failed === logo) {
    return (
      <span className={`tile letters ${small ? 's' : ''}`} aria-hidden="true">
        {initialsOf(brand.name)}
      </span>
    );
  }
  return (
    <span className={`tile ${small ? 's' : ''}`} aria-hidden="true">
      <img src={logo} alt="" onError={() => setFailed(logo)} />
    </span>
  );
}
