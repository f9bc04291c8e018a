import type { InboxQuery } from '@tablefront/console-wire/inbox';
import { filtersOn } from './address.ts';

const names: Partial<Record<keyof InboxQuery, string>> = { from: 'date', to: 'date', state: 'status' };

/** Which filters are on, as their pills are called; two days are one date: `Three filters are on: kind, location, date.` */
export function filtersInWords(query: InboxQuery): { count: number; says: string } {
  const on = [...new Set(filtersOn(query).map((name) => names[name] ?? name))];
  const amount = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'][on.length] ?? on.length;
  return { count: on.length, says: `${amount} ${on.length === 1 ? 'filter is' : 'filters are'} on: ${on.join(', ')}.` };
}

/** The same without its days; undefined where they are not on, or nothing else is. */
export function withoutDate(query: InboxQuery): InboxQuery | undefined {
  const { from, to, ...others } = query;
  const isOn = from !== undefined || to !== undefined;
  return isOn && filtersOn(others).length > 0 ? others : undefined;
}
