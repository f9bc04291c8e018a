/** The assistant's search bar, which React takes over when it is touched: its suggestions change, and what was open is open again. */

const ROTATION_MS = 3_500;

export default function assistant(): void {
  const island = document.querySelector<HTMLElement>('[data-island="assistant-bar"]');
  const input = island?.querySelector('input');
  if (!island || !input) return;
  reopen(island);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { prompts }: { prompts: string[] } = JSON.parse(island.dataset.props ?? '{}');
  let turn = 0;
  const next = () => {
    const busy = input.value !== '' || document.activeElement === input || island.querySelector('.assistant--open');
    if (!busy) {
      turn += 1;
      input.placeholder = prompts[turn % prompts.length] ?? '';
    }
    setTimeout(next, ROTATION_MS);
  };
  setTimeout(next, ROTATION_MS);
}

/** What the visitor had open on the page before is open here as well. */
function reopen(island: HTMLElement): void {
  try {
    if (sessionStorage.getItem('assistant-open') !== null) island.dispatchEvent(new Event('focusin'));
  } catch {
    // Where the browser keeps nothing, nothing was open.
  }
}
