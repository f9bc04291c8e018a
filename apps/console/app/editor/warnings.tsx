import type { Warning } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { CircleAlert, TriangleAlert } from 'lucide';
import { useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import './warnings.css';

const FIRST = 4;

interface WarningsProps {
  warnings: readonly Warning[];
  /** Why the site could not be published at all. */
  problem: string | null;
  onGo: (at: readonly Step[]) => void;
}

/** What the site's reader says of a section, each with a way to its field. */
export function Warnings({ warnings, problem, onGo }: WarningsProps) {
  const [all, setAll] = useState(false);
  const shown = all ? warnings : warnings.slice(0, FIRST);
  return (
    <>
      {problem && (
        <div className="note r warnings">
          <Icon node={CircleAlert} />
          <p className="grow">{problem}</p>
        </div>
      )}
      {warnings.length > 0 && (
        <div className="note w warnings">
          <Icon node={TriangleAlert} />
          <div className="grow stack g1">
            <b>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</b>
            {shown.map((warning) => (
              <p key={warning.path + warning.text} className="row">
                <span className="grow">
                  <span className="muted">{warning.name}:</span> {warning.text}
                </span>
                <button type="button" className="lk" onClick={() => onGo(warning.at)}>
                  Go to it<span className="vh">: {warning.name}</span>
                </button>
              </p>
            ))}
            {shown.length < warnings.length && (
              <button type="button" className="lk lk-start" onClick={() => setAll(true)}>
                All {warnings.length}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}
