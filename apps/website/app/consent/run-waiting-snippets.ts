/**
 * Puts the operator's snippets that waited for consent into their places. A script that was parsed inert never runs, so
 * each is made anew; with the page's nonce, as its policy asks of inline scripts.
 */
export function runWaitingSnippets(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-consent]')) {
    const { content } = template;
    for (const inert of content.querySelectorAll('script')) inert.replaceWith(runnable(inert, nonce));
    template.replaceWith(content);
  }
}

function runnable(inert: HTMLScriptElement, nonce: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) script.setAttribute(name, value);
  if (nonce) script.nonce = nonce;
  // In the order of the page, unless it says that it may come at any time.
  script.async = inert.hasAttribute('async');
  script.text = inert.text;
  return script;
}
