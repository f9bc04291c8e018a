import { parseColor } from '@tablefront/restaurant/colors';
import { contrastOf, themeTokens } from '@tablefront/restaurant/theme';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useField } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import { Icon } from '../ui/icon.tsx';
import { useLogoAddress } from './logo-address.ts';
import { pixelsOf, vanishing } from './logo-colors.ts';

/** Where none is said. */
const USUAL = '#16a34a';
/** So much of a logo may be lost before anybody misses it. */
const MISSED = 0.12;

/** The logo on what it stands on, and whether it can be seen there. */
export default function LogoGrounds() {
  const { id } = useBrand();
  const address = useLogoAddress();
  const { value } = useField(['theme', 'primaryColor']);
  const { data } = useQuery({
    queryKey: ['logo-pixels', id, address],
    queryFn: () => pixelsOf(address ?? ''),
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data || !address) return null;
  const color = typeof value === 'string' ? parseColor(value) : undefined;
  const { '--brand': brand = '', '--paper': paper = '' } = themeTokens({
    primaryColor: color ?? USUAL,
    orderColor: USUAL,
  });
  const grounds = [
    { ground: paper, name: 'On paper', where: 'on paper', seen: 'on most pages' },
    {
      ground: brand,
      name: 'On the brand’s colour',
      where: 'on the brand’s colour',
      seen: 'at the head of a home page without a picture',
    },
  ].map((one) => ({ ...one, lost: vanishing(data, one.ground, contrastOf) }));
  return (
    <div className="stack g2">
      <div className="logo-grounds">
        {grounds.map(({ ground, name }) => (
          <figure key={name}>
            <span className="logo-ground" style={{ background: ground }}>
              <img src={address} alt="" />
            </span>
            <figcaption className="small muted">{name}</figcaption>
          </figure>
        ))}
      </div>
      {grounds
        .filter(({ lost }) => lost > MISSED)
        .map(({ name, where, seen, lost }) => (
          <p key={name} className="wrn">
            <Icon node={TriangleAlert} className="i-s" />
            <span>
              {lost > 0.9 ? 'The logo' : 'A part of the logo'} vanishes {where}. Guests see it so {seen}.
            </span>
          </p>
        ))}
    </div>
  );
}
