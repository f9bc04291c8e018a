import { Check, Circle } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';

interface SetupRowProps {
  is: boolean;
  what: ReactNode;
  /** How far it is, where that is more than done or not. */
  words?: string;
  to: string;
}

/** Something that a new site says, or could say, with the way to it. */
export function SetupRow({ is, what, words, to }: SetupRowProps) {
  return (
    <li>
      <Icon node={is ? Check : Circle} className={is ? 'good' : 'muted'} />
      <span className="grow">
        {what}
        <small className="muted small in-line">{words ?? (is ? 'done' : 'not said yet, and shown nowhere')}</small>
      </span>
      <Link className="btn s" to={to}>
        {is ? 'Change' : 'Add'}
        <span className="vh">: {what}</span>
      </Link>
    </li>
  );
}
