/**
 * A file can be dropped onto its field, of a form that React has taken over or not. One that misses its field would open
 * in place of the page, and what was typed would be gone.
 */
export function droppedFiles(): void {
  for (const kind of ['dragenter', 'dragover', 'drop'] as const) addEventListener(kind, hold);
  addEventListener('dragleave', (event) => fieldOf(event)?.removeAttribute('data-dragged'));
}

function hold(event: DragEvent): void {
  const field = fieldOf(event);
  const files = event.dataTransfer?.types.includes('Files');
  if (!field && !files) return;
  event.preventDefault();
  const dropped = event.type === 'drop';
  field?.toggleAttribute('data-dragged', !dropped);
  const file = event.dataTransfer?.files[0];
  if (field && dropped && file) take(field, file);
}

function fieldOf({ target }: DragEvent): Element | null {
  return target instanceof Element ? target.closest('.file') : null;
}

/** As if it had been chosen with the field's own button. */
function take(field: Element, file: File): void {
  const input = field.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  for (const kind of ['input', 'change']) input.dispatchEvent(new Event(kind, { bubbles: true }));
  input.focus();
}
