import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';

interface ConfirmationProps {
  title: string;
  children: ReactNode;
}

/** Stands in the place of a form that was sent, and takes the focus that the form had. */
export function Confirmation({ title, children }: ConfirmationProps) {
  return (
    <div className="confirmation" tabIndex={-1} ref={takeFocus}>
      <Icon node={CircleCheck} />
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  );
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
