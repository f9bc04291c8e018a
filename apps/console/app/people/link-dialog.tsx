import type { Link } from '@tablefront/console-wire/people';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { wholeDay } from '../ui/when.ts';

interface LinkDialogProps {
  title: string;
  about?: string;
  link: Link;
  onClose: () => void;
}

/** A link that lets somebody in. It is shown this once: only what it hashes to is kept. */
export function LinkDialog({ title, about, link: { link, expiresAt }, onClose }: LinkDialogProps) {
  return (
    <Dialog title={title} about={about} onClose={onClose}>
      <div className="in-dialog stack g3">
        <input
          className="in mono"
          aria-label="The link"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <p className="small muted">
          Send it to them yourself. It works once, until {wholeDay(new Date(expiresAt), null)}, and is not shown again.
        </p>
      </div>
      <footer>
        <span className="row grow">
          <CopyButton text={link}>Copy the link</CopyButton>
        </span>
        <Button look="primary" onClick={onClose}>
          I have it
        </Button>
      </footer>
    </Dialog>
  );
}
