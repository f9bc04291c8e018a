import { OrderActions } from './order-now.tsx';

export function NoOffers({ canOrder }: { canOrder: boolean }) {
  return (
    <div className="wrap no-offers">
      <h2>No Offers Right Now</h2>
      <p className="muted">There is nothing on offer today. Everything on the menu is there all the same.</p>
      <OrderActions canOrder={canOrder} />
    </div>
  );
}
