import type { DishSays } from '@tablefront/restaurant/editing/menu/dish-in-file';
import { CircleQuestionMark } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { moment } from '../ui/when.ts';
import { allergenCell, howMany } from './allergen-list.ts';
import { dietMarks } from './menu-rows.ts';

export function Diets({ dish }: { dish: DishSays }) {
  const marks = dietMarks(dish);
  return (
    <span className="row g1">
      {marks.map(({ sign, name }) => (
        <abbr key={sign} className="diet" title={name}>
          {sign}
        </abbr>
      ))}
      {marks.length === 0 && <span className="muted">–</span>}
    </span>
  );
}

export function Allergens({ dish }: { dish: DishSays }) {
  const { names, more, unsaid, kind } = allergenCell(dish);
  if (kind === 'unsaid') {
    return (
      <span className="wrn">
        <Icon node={CircleQuestionMark} className="i-s" />
        Not said
      </span>
    );
  }
  if (kind === 'free') return <>Free of all {howMany}</>;
  const all = [...(dish.allergens ?? []), ...(dish.mayContain ?? [])].join(', ');
  return (
    <span className="cut cell-line" title={all}>
      {names === '' ? 'None named' : names} {more > 0 && <span className="muted">+{more}</span>}{' '}
      {unsaid > 0 && <span className="muted">· {unsaid} unsaid</span>}
    </span>
  );
}

interface OnSaleProps {
  dish: DishSays;
  /** Of the place; null: that of the device. */
  timeZone: string | null;
  soldOutAt?: number;
  hidden?: boolean;
}

/** `On`, `Sold out`, `Until tomorrow 11:00 AM`, `At times`. */
export function OnSale({ dish, timeZone, soldOutAt = 0, hidden }: OnSaleProps) {
  if (hidden || dish.hidden) return <span className="st o">Hidden</span>;
  const isOut = dish.soldOut && (dish.soldOutUntil === undefined || dish.soldOutUntil > Date.now());
  if (isOut)
    return (
      <span className="st r">
        {dish.soldOutUntil === undefined
          ? 'Sold out'
          : `Until ${moment(new Date(dish.soldOutUntil).toISOString(), { now: new Date(), timeZone })}`}
      </span>
    );
  if (soldOutAt > 0) return <span className="st w">Sold out in {soldOutAt}</span>;
  if (dish.available) return <span className="st w">At times</span>;
  return <span className="st g">On</span>;
}
