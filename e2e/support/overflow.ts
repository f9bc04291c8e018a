import { expect, type Page } from '@playwright/test';

/**
 * Fails where the page scrolls sideways, and with every text that reaches out of the window without being in something
 * that scrolls or that ends in an ellipsis. The page may clip what it cannot hold: that is no excuse for texts.
 */
export async function expectNoSidewaysOverflow(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(textsOutOfTheWindow), what).toEqual([]);
}

// Runs in the page.
function textsOutOfTheWindow(): string[] {
  const width = document.documentElement.clientWidth;
  const found: string[] = [];
  if (document.documentElement.scrollWidth > width)
    found.push(`the page is ${document.documentElement.scrollWidth} px`);
  const excused = (element: Element | null): boolean => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (/auto|scroll/.test(style.overflowX) || style.textOverflow === 'ellipsis') return true;
      if (style.clipPath !== 'none' || style.webkitLineClamp !== 'none') return true;
      if (at.matches('.skip, [inert], [aria-hidden=true]')) return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (!text.nodeValue?.trim() || !element?.checkVisibility() || excused(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width: own } = range.getBoundingClientRect();
    if (own === 0) continue;
    if (right > width + 1 || left < -1) {
      found.push(
        `<${element.tagName.toLowerCase()} class="${element.className}"> ${text.nodeValue.slice(0, 20)} from ${Math.round(left)} to ${Math.round(right)} of ${width} px`,
      );
    }
  }
  return found;
}
