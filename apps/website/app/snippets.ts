import type { Snippets } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type DefaultTreeAdapterTypes, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** What HTML allows in a head; anything else there would end the head before its time. */
const HEAD_ELEMENTS = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);

/**
 * The operator's own HTML, ready to be put into a page: tags closed (so that a broken snippet breaks nothing but
 * itself), scripts bearing the page's nonce. Within the body it stands in an element of its own, which React steps over.
 */
export function prepareSnippets(snippets: Snippets, nonce: string): { head: string; body: string; footer: string } {
  const head = parseFragment(snippets.head ?? '');
  const misplaced = tree.createDocumentFragment();
  for (const node of [...head.childNodes]) {
    if (belongsInHead(node)) continue;
    tree.detachNode(node);
    tree.appendChild(misplaced, node);
  }
  const body = serializeWithNonce(misplaced, nonce) + serializeWithNonce(parseFragment(snippets.body ?? ''), nonce);
  return {
    head: serializeWithNonce(head, nonce),
    body: inElement('body', body),
    footer: inElement('footer', serializeWithNonce(parseFragment(snippets.footer ?? ''), nonce)),
  };
}

function belongsInHead(node: Node): boolean {
  if (tree.isElementNode(node)) return HEAD_ELEMENTS.has(node.tagName);
  return !tree.isTextNode(node) || node.value.trim() === '';
}

function inElement(place: string, html: string): string {
  return html.trim() === '' ? '' : `<site-snippet data-place="${place}">${html}</site-snippet>`;
}

function serializeWithNonce(root: Parent, nonce: string): string {
  addNonce(root, nonce);
  return serialize(root);
}

function addNonce(parent: Parent, nonce: string): void {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    if (node.tagName === 'script') {
      node.attrs = [...node.attrs.filter(({ name }) => name !== 'nonce'), { name: 'nonce', value: nonce }];
    }
    addNonce(node, nonce);
  }
}
