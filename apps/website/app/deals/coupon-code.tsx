import { Check, Copy } from 'lucide';
import { Icon } from '../ui/icon.tsx';

/** A code to copy; `browser/parts/offers.ts` does it. */
export function CouponCode({ code }: { code: string }) {
  return (
    <div className="coupon-code">
      <div className="coupon">
        <code>{code}</code>
        <button type="button" className="button button--brand button--small">
          <Icon node={Copy} />
          <Icon node={Check} />
          <span className="coupon-action">
            <span>
              Copy code<span className="visually-hidden"> {code}</span>
            </span>
            <span aria-hidden="true">Copied</span>
          </span>
        </button>
      </div>
      <p className="visually-hidden" role="status" />
    </div>
  );
}
