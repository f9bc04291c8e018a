import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';

interface ShownOnceProps {
  title: string;
  about?: string | undefined;
  /** What it is, as a word: 'link', 'secret'. */
  what: string;
  text: string;
  /** What it is for. */
  children: ReactNode;
  onClose: () => void;
}

/** A text that opens something, to be copied: only what it hashes to is kept, so it is shown this once. */
export function ShownOnce({ title, about, what, text, children, onClose }: ShownOnceProps) {
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <div className="in-dialog stack g3">
        <input
          className="in mono"
          aria-label={`The ${what}`}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="small muted">{children}</p>
      </div>
      <footer>
        <span className="row grow">
          <CopyButton text={text}>{`Copy the ${what}`}</CopyButton>
        </span>
        <Button look="primary" onClick={onClose}>
          I have it
        </Button>
      </footer>
    </Dialog>
  );
}
