/**
 * Puts the operator's snippets that waited for consent into their places. A script that was parsed inert never runs, so
 * each is made anew: the page's policy knows inline ones by their hash, or by the nonce that they bear.
 */
export function runWaitingSnippets(): void {
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-consent]')) {
    const { content } = template;
    for (const inert of content.querySelectorAll('script')) inert.replaceWith(runnable(inert));
    template.replaceWith(content);
  }
}

function runnable(inert: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of inert.attributes) script.setAttribute(name, value);
  // In the order of the page, unless it says that it may come at any time.
  script.async = inert.hasAttribute('async');
  script.text = inert.text;
  return script;
}
