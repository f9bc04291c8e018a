import { ClipboardCheck, Gift, type IconNode, Star, Tag, Users } from 'lucide';
import { CouponCode } from '../../deals/coupon-code.tsx';
import { useShell } from '../../shell/shell-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import type { OffersDiscount } from './offers-page.ts';

const icons = new Map<string, IconNode>([
  ['star', Star],
  ['gift', Gift],
  ['users', Users],
  ['clipboardcheck', ClipboardCheck],
]);

/** `Star`, `Gift`, `Users` or `ClipboardCheck`, in any spelling; else a plain tag. */
function iconOf(name = ''): IconNode {
  return icons.get(name.toLowerCase().replace(/[^a-z]/g, '')) ?? Tag;
}

export function OngoingDiscounts({ discounts }: { discounts: OffersDiscount[] }) {
  return (
    <Section title="Ongoing Discounts">
      <ul className="discounts">
        {discounts.map((discount) => (
          <li key={discount.key}>
            <Discount discount={discount} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Discount({ discount }: { discount: OffersDiscount }) {
  const { title, description, badge, icon, couponCode, validity, conditions } = discount;
  const { text } = useShell();
  return (
    <article className="discount">
      <span className="disc">
        <Icon node={iconOf(icon)} />
      </span>
      <div className="discount-text">
        {badge && <span className="badge badge--order">{badge}</span>}
        <h3 {...text}>{title}</h3>
        {description && <p {...text}>{description}</p>}
        {conditions.length > 0 && (
          <ul className="small muted" aria-label={`Conditions of ${title}`} {...text}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        )}
      </div>
      <div className="discount-code">
        {couponCode ? <CouponCode code={couponCode} /> : <p className="no-code">No code needed</p>}
        {validity && <p className="small muted">{validity}</p>}
      </div>
    </article>
  );
}
