/**
 * Of the two largest sections each part by itself; of home's locations those that a phone shows at first. A very long menu is laid
 * out only where somebody looks.
 */
const LEFT_OUT =
  'main > *, .location-card:nth-child(-n + 6), .menus:not(.menus--many) .category, .site-footer, .footer-grid--many > *';

/** The longest that fonts are waited for. */
const FONTS_MS = 3_000;

/**
 * What style sheets leave out of the first layout (`content-visibility`) is laid out after it, a section after each frame: a slow
 * phone is not deaf for as long as the whole page takes. Soon it is all there, before anyone has scrolled far: the guessed
 * heights would move what a visitor is about to touch. Fonts come first: each lays out anew all that is there by then.
 */
export function layOutRest(): void {
  const left = [...document.querySelectorAll<HTMLElement>(LEFT_OUT)];
  const next = () => {
    const section = left.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    afterFrame(next);
  };
  void document.fonts.ready.then(next);
  setTimeout(next, FONTS_MS);
}

const afterFrame = (call: () => void) => requestAnimationFrame(() => setTimeout(call));
