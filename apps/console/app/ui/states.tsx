import { CloudOff, type IconNode, Lock, RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface EmptyProps {
  icon: IconNode;
  title: string;
  children?: ReactNode;
  /** Buttons and links: how to go on. */
  actions?: ReactNode;
  /** What they do, in small. */
  more?: ReactNode;
  big?: boolean;
}

/** What stands where nothing is: says what will stand there, and how to bring it. */
export function Empty({ icon, title, children, actions, more, big }: EmptyProps) {
  return (
    <div className={`empty ${big ? 'empty-page' : ''}`}>
      <span className="mark">
        <Icon node={icon} className="i-l" />
      </span>
      <h2 className={big ? 'big' : ''}>{title}</h2>
      {children && <p>{children}</p>}
      {actions && <div className="row wrap">{actions}</div>}
      {more && <p className="small empty-more">{more}</p>}
    </div>
  );
}

/** One part that could not be shown; the rest of the page is fine. */
export function Failed({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const words = error instanceof Error && error.message ? error.message : 'The server did not answer.';
  return (
    <Empty
      icon={CloudOff}
      title={`${what} did not load`}
      actions={
        <Button icon={RotateCw} onClick={onRetry}>
          Try now
        </Button>
      }
    >
      {words} The rest of the page is fine.
    </Empty>
  );
}

/** A page that is not for this role: says whose it is. */
export function Denied(props: Pick<EmptyProps, 'title' | 'children' | 'actions' | 'more'>) {
  return <Empty icon={Lock} {...props} big />;
}

const widths = ['sk-64', 'sk-48', 'sk-72', 'sk-55', 'sk-60'];

/** Grey lines in the place of rows to come. Not shown in the first moments, where it would only flicker. */
export function Loading({ what, rows = 5 }: { what: string; rows?: number }) {
  return (
    <div className="card-body stack g4 late" aria-busy="true">
      <span className="vh" role="status">
        Loading {what}
      </span>
      {Array.from({ length: rows }, (_, row) => widths[row % widths.length]).map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else, and never move
        <span key={row} className="stack g2">
          <span className={`sk ${width}`} />
          <span className="sk sk-thin" />
        </span>
      ))}
    </div>
  );
}
