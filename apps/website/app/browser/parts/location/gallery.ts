import { isPlainClick, turnedTo } from '../../elements.ts';

/** A finger that moved so far (CSS pixels) sideways turns to the next picture. */
const SWIPE_PX = 48;

/**
 * Pictures as large as the screen: turned with buttons, arrow keys or a swipe, closed with Escape. Each thumbnail is a
 * link to its picture, and stays that in a new tab.
 */
export function gallery(thumbnails: HTMLElement): void {
  const links = [...thumbnails.querySelectorAll('a')];
  const dialog = thumbnails.parentElement?.querySelector('dialog');
  const figure = dialog?.querySelector('figure');
  const [count] = dialog?.querySelectorAll('.num') ?? [];
  const [caption, position] = figure?.querySelectorAll('figcaption span') ?? [];
  if (!dialog || !figure || !count || !caption || !position) return;
  let opened = 0;
  let shown = 0;

  const show = (index: number) => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    // A new element: the picture before is gone at once, and one that fails leaves no trace.
    const picture = document.createElement('img');
    picture.alt = link?.querySelector('img')?.alt ?? '';
    picture.draggable = false;
    picture.src = link?.href ?? '';
    figure.querySelector('img')?.replaceWith(picture);
    caption.textContent = link?.parentElement?.querySelector('figcaption')?.textContent ?? '';
    position.textContent = ` Picture ${shown + 1} of ${links.length}`;
    count.textContent = `${shown + 1} / ${links.length}`;
  };

  links.forEach((link, index) => {
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      opened = index;
      show(index);
      dialog.showModal();
    });
  });
  dialog.addEventListener('close', () => links[opened]?.focus());
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.value) show(shown + Number(button.value));
    else if (button || target === dialog) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const next = turnedTo(event.key, shown, links.length);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  });
  let from: number | undefined;
  figure.addEventListener('pointerdown', ({ pointerType, clientX }) => {
    from = pointerType === 'mouse' ? undefined : clientX;
  });
  figure.addEventListener('pointerup', ({ clientX }) => {
    const moved = from === undefined ? 0 : clientX - from;
    from = undefined;
    if (Math.abs(moved) >= SWIPE_PX) show(shown + (moved < 0 ? 1 : -1));
  });
}
