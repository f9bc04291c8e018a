import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Wrong } from '../ui/wrong.tsx';

interface SaveRowProps {
  isChanged: boolean;
  busy: boolean;
  wrong: string | null;
  onBack: () => void;
  /** What stands before. */
  children?: ReactNode;
}

/** Under what can be changed: saves it, or drops what is not saved, and says which of it is the case. */
export function SaveRow({ isChanged, busy, wrong, onBack, children }: SaveRowProps) {
  return (
    <>
      <Wrong says={wrong ?? ''} />
      <div className="row wrap">
        {children}
        <Button type="submit" look={isChanged ? 'primary' : 'plain'} busy={busy}>
          Save
        </Button>
        {isChanged && !busy && (
          <Button
            look="quiet"
            onClick={({ currentTarget }) => {
              onBack();
              // This button goes.
              currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
            }}
          >
            Back to what is saved
          </Button>
        )}
        <span className="small muted" role="status">
          {isChanged ? 'Not saved yet' : ''}
        </span>
      </div>
    </>
  );
}
