import { useShell } from '../../shell/shell-context.ts';
import { OrderLink } from '../../ui/order-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** On a phone the two main actions stay at the thumb. */
export function OrderBar() {
  const { reservation } = useShell();
  return (
    <div className="order-bar">
      <SiteLink className="button button--quiet" to={reservation} counted="Make Reservation">
        Make Reservation
      </SiteLink>
      <OrderLink name="Order Online - Mobile" />
    </div>
  );
}
