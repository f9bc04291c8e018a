import { type RefObject, useEffect } from 'react';

declare global {
  /** The buttons that were pressed before the page's script took over; made by `REMEMBER_CLICKS`. */
  var early: (Set<HTMLElement> & { note: (event: Event) => void }) | undefined;
}

/**
 * Stands inline in the document. Links, forms and what the browser opens itself work before the script is there; our
 * buttons that need it are remembered, once each: whoever sees nothing happen presses again. One that would send its form
 * elsewhere meanwhile (`data-wait`) is held, until everything has loaded: from then on the script is late for good.
 */
export const REMEMBER_CLICKS =
  'early=new Set;addEventListener("click",early.note=e=>{let b=e.target.closest?.("main [type=button],[data-wait]");b&&early.add(b);b?.dataset.wait&&document.readyState!="complete"&&e.preventDefault()},!0)';

/** From now on React listens: a click hydrates what it meets, and is handled then. */
export function stopRemembering(): void {
  if (window.early) removeEventListener('click', window.early.note, true);
}

/** Presses what was pressed too early. */
export function pressAgain(): void {
  window.early?.forEach((button) => {
    button.click();
  });
  window.early?.clear();
}

/**
 * For fields whose value is React's: it leaves in them what the visitor chose before the script came, or the browser
 * kept, but its state knows nothing of that and wins with the next rendering. Here the state hears of it.
 * @param take is given the page's query as it would be if the form were sent now
 */
export function useEarlyChoice(form: RefObject<HTMLFormElement | null>, take: (search: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])];
    if (!form.current || !fields.some(isChanged)) return;
    const query = new URLSearchParams(window.location.search);
    for (const field of fields) query.delete(field.getAttribute('name') ?? '');
    for (const [name, value] of new FormData(form.current)) query.append(name, String(value));
    take(query.toString());
  }, []);
}

/** Whether it holds something else than the server wrote. */
function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return (
    field instanceof HTMLInputElement && (field.value !== field.defaultValue || field.checked !== field.defaultChecked)
  );
}
