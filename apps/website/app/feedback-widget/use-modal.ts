import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

type DialogProps = Pick<ComponentProps<'dialog'>, 'ref' | 'onClose' | 'onKeyDown' | 'onPointerDown' | 'onClick'>;

const FOCUSABLE = 'a[href], button:not(:disabled), input:not([type=hidden]), select, textarea';

/** A `<dialog>` that is open over the page for as long as it is there: Escape and a click beside it close it. */
export function useModal(onClose: () => void): { props: DialogProps; close: () => void } {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scroll-bar', `${window.innerWidth - clientWidth}px`);
    element.showModal();
  }, []);

  const close = () => dialog.current?.close();
  return {
    close,
    props: {
      ref: dialog,
      onClose,
      onKeyDown: stayInside,
      onPointerDown: ({ target, currentTarget }) => {
        pressedBeside.current = target === currentTarget;
      },
      // Text that is selected beyond the edge ends in a click beside the dialog too.
      onClick: ({ target, currentTarget }) => {
        if (target === currentTarget && pressedBeside.current) close();
      },
    },
  };
}

/** Tab goes round within the dialog; the browser alone would lead out to its own bars. */
function stayInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const first = all.at(0);
  const last = lastStop(all);
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first || !all.some((element) => element === at) : isSameStop(at, last);
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function isReachable(element: HTMLElement): boolean {
  return element.checkVisibility() && element.tabIndex >= 0 && element.closest('[inert]') === null;
}

/** Of radio buttons Tab reaches the chosen one only. */
function lastStop(all: HTMLElement[]): HTMLElement | undefined {
  const last = all.at(-1);
  return all.findLast((element) => isSameStop(element, last) && (!isRadio(element) || element.checked)) ?? last;
}

function isSameStop(one: Element | null | undefined, other: Element | undefined): boolean {
  return one === other || (isRadio(one) && isRadio(other) && one.name === other.name);
}

function isRadio(element: Element | null | undefined): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}
