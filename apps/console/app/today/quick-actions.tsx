import type { Today } from '@tablefront/console-wire/today';
import { CircleOff, Clock, Megaphone } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const HoursDialog = lazy(async () => ({ default: (await import('./hours-dialog.tsx')).HoursDialog }));
const AnnounceDialog = lazy(async () => ({ default: (await import('./announce-dialog.tsx')).AnnounceDialog }));

/** What cannot wait: at once for guests, with a way back. */
export function QuickActions({ today }: { today: Today }) {
  const { id: brandId, role } = useBrand();
  const [params, setParams] = useSearchParams();
  const [opened, setOpen] = useState<'hours' | 'announce'>();
  const asked = params.get('ask');
  const open = opened ?? (asked === 'hours' || (asked === 'announce' && role !== 'location') ? asked : undefined);
  if (role === 'inbox') return null;
  function close() {
    setOpen(undefined);
    if (asked) setParams({}, { replace: true });
  }
  return (
    <div className="row wrap quick">
      <Link className="btn" to={paths.soldOut(brandId)}>
        <Icon node={CircleOff} />
        Sold out
        <kbd className="not-phone">O</kbd>
      </Link>
      <Button icon={Clock} onClick={() => setOpen('hours')}>
        Close today
      </Button>
      {role !== 'location' && (
        <Button icon={Megaphone} onClick={() => setOpen('announce')}>
          Announce
        </Button>
      )}
      <Suspense>
        {open === 'hours' && <HoursDialog today={today} onClose={close} />}
        {open === 'announce' && <AnnounceDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
