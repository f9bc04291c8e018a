import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from './button.tsx';

interface DialogProps {
  title: string;
  /** A line under the title. */
  about?: ReactNode;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page, a sheet from below on phones: takes the focus, keeps it, and gives it back. Esc and a press beside it close it. */
export function Dialog({ title, about, wide, onClose, children }: DialogProps) {
  return (
    <ModalOverlay className="scrim" isOpen isDismissable onOpenChange={(open) => !open && onClose()}>
      <Modal className={`dialog ${wide ? 'wide' : ''}`}>
        <AriaDialog className="dialog-in">
          <header>
            <div className="grow">
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              {about && <p className="muted">{about}</p>}
            </div>
            <Button look="quiet" small icon={X} aria-label="Close" onClick={onClose} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface DialogFooterProps {
  onClose: () => void;
  /** Says that nothing is done. */
  cancel?: string;
  /** What else can be done, at the other end. */
  aside?: ReactNode;
  /** The button that does what the dialog is for. */
  children: ReactNode;
}

/** At the end of a dialog: what it is for, and beside it the way out. */
export function DialogFooter({ onClose, cancel = 'Cancel', aside, children }: DialogFooterProps) {
  return (
    <footer>
      {aside}
      <span className="push row">
        <Button onClick={onClose}>{cancel}</Button>
        {children}
      </span>
    </footer>
  );
}
