import type { Link } from '@tablefront/console-wire/people';
import { ShownOnce } from '../ui/shown-once.tsx';
import { wholeDay } from '../ui/when.ts';

interface LinkDialogProps {
  title: string;
  about?: string;
  link: Link;
  onClose: () => void;
}

/** A link that lets somebody in. */
export function LinkDialog({ title, about, link: { link, expiresAt }, onClose }: LinkDialogProps) {
  return (
    <ShownOnce title={title} about={about} what="link" text={link} onClose={onClose}>
      Send it to them yourself. It works once, until {wholeDay(new Date(expiresAt), null)}, and is not shown again.
    </ShownOnce>
  );
}
