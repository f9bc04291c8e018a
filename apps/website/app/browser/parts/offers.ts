/** How long the button says that the code was copied. */
const SAY_COPIED_MS = 4_000;

/** Copies the code of a pressed button; one for the whole page, as answers of the assistant bring more of them. */
export default function coupons(): void {
  document.addEventListener('click', ({ target }) => {
    const coupon =
      target instanceof Element && target.closest('.coupon button') ? target.closest('.coupon-code') : null;
    if (coupon) void copy(coupon);
  });
}

async function copy(coupon: Element): Promise<void> {
  const code = coupon.querySelector('code');
  const status = coupon.querySelector('[role=status]');
  if (!code || !status) return;
  const copied = await isCopied(code);
  coupon.toggleAttribute('data-copied', copied);
  status.className = copied ? 'visually-hidden' : 'small';
  status.textContent = copied
    ? `Copied: ${code.textContent}`
    : 'The code is selected. Copy it with your keyboard or by pressing it long.';
  say(coupon, copied);
  if (!copied) return;
  setTimeout(() => {
    coupon.removeAttribute('data-copied');
    status.textContent = '';
    say(coupon, false);
  }, SAY_COPIED_MS);
}

function say(coupon: Element, copied: boolean): void {
  const [idle, done] = coupon.querySelectorAll('.coupon-action > span');
  if (idle) idle.ariaHidden = String(copied);
  if (done) done.ariaHidden = String(!copied);
}

/** Where the browser refuses the clipboard, the code is selected for the visitor to copy. */
async function isCopied(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return true;
  } catch {
    // Refused, or no clipboard as the page came over plain HTTP.
    window.getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}
