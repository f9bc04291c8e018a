import type { Snippets } from '@tablefront/restaurant/site-configuration/site-configuration';
import { type DefaultTreeAdapterTypes, html, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const MARK = 'data-consent';
/** Browsers build no more levels than this; and what walks a tree by recursion would run out of stack. */
const DEEPEST = 512;

/** What HTML allows in a head; anything else there would end the head before its time. */
const headElements = new Set(['base', 'link', 'meta', 'noscript', 'script', 'style', 'template', 'title']);

interface Prepared {
  head: string;
  body: string;
  footer: string;
}

/** Parsed once for as long as a configuration stands, with this in the place of a page's nonce: nobody can write it. */
const NONCE = crypto.randomUUID();
const known = new WeakMap<Snippets, { consentRequired: boolean; prepared: Prepared }>();

/**
 * The operator's own HTML, ready to be put into a page: tags closed (so that a broken snippet breaks nothing but
 * itself), scripts bearing the page's nonce. Within the body it stands in an element of its own, which React steps over.
 *
 * A script from elsewhere that may run at any time (`async`) is inserted by one of a line, which does the same and can be
 * allowed by its hash: only so is a page with it the same for all visitors (decision 017).
 *
 * An element with the attribute `data-consent` is marked as needing consent. Where the brand requires that, it stands in
 * a template: nothing in there loads or runs, until `runWaitingSnippets` takes it out.
 */
export function prepareSnippets(
  snippets: Snippets,
  { nonce, consentRequired }: { nonce: string; consentRequired: boolean },
): Prepared {
  const kept = known.get(snippets);
  const prepared = kept?.consentRequired === consentRequired ? kept.prepared : withoutNonce(snippets, consentRequired);
  known.set(snippets, { consentRequired, prepared });
  const own = (html: string) => html.replaceAll(NONCE, () => nonce);
  return { head: own(prepared.head), body: own(prepared.body), footer: own(prepared.footer) };
}

function withoutNonce(snippets: Snippets, consentRequired: boolean): Prepared {
  const parse = (html = '') => withMarks(cutOff(parseFragment(html)), consentRequired);
  const head = parse(snippets.head);
  const misplaced = tree.createDocumentFragment();
  for (const node of [...head.childNodes]) {
    if (belongsInHead(node)) continue;
    tree.detachNode(node);
    tree.appendChild(misplaced, node);
  }
  const body = serializeWithNonce(misplaced) + serializeWithNonce(parse(snippets.body));
  return {
    head: serializeWithNonce(head),
    body: inElement('body', body),
    footer: inElement('footer', serializeWithNonce(parse(snippets.footer))),
  };
}

/** Without what is nested deeper than browsers nest it. */
function cutOff<Root extends Parent>(root: Root, depth = 0): Root {
  if (depth === DEEPEST) root.childNodes = [];
  for (const node of root.childNodes) {
    if (!tree.isElementNode(node)) continue;
    cutOff(node, depth + 1);
    if (isTemplate(node)) cutOff(node.content, depth + 1);
  }
  return root;
}

/** Puts what is marked into templates, or (where nothing has to wait) makes a script of one that was written inert. */
function withMarks<Root extends Parent>(root: Root, consentRequired: boolean): Root {
  for (const node of [...root.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    if (!node.attrs.some(({ name }) => name === MARK)) {
      withMarks(node, consentRequired);
      continue;
    }
    node.attrs = node.attrs.filter(({ name, value }) => {
      return name !== MARK && !(name === 'type' && value.trim().toLowerCase() === 'text/plain');
    });
    if (!consentRequired) continue;
    const content = tree.createDocumentFragment();
    const template = { ...tree.createElement('template', html.NS.HTML, [{ name: MARK, value: '' }]), content };
    tree.insertBefore(root, template, node);
    tree.detachNode(node);
    tree.appendChild(content, node);
  }
  return root;
}

function belongsInHead(node: Node): boolean {
  if (tree.isElementNode(node)) return headElements.has(node.tagName);
  return !tree.isTextNode(node) || node.value.trim() === '';
}

function inElement(place: string, html: string): string {
  return html.trim() === '' ? '' : `<site-snippet data-place="${place}">${html}</site-snippet>`;
}

function serializeWithNonce(root: Parent): string {
  addNonce(root, { waits: false });
  return serialize(root);
}

/** @param waits the scripts stand in a template: what takes them out makes each anew, and so needs no nonce to load one. */
function addNonce(parent: Parent, { waits }: { waits: boolean }): void {
  for (const node of parent.childNodes) {
    if (!tree.isElementNode(node)) continue;
    if (node.tagName === 'script') {
      node.attrs = node.attrs.filter(({ name }) => name !== 'nonce');
      if (!waits && isInsertable(node)) insertByScript(node);
      const isInline = !node.attrs.some(({ name }) => name === 'src');
      if (isInline || !waits) node.attrs.push({ name: 'nonce', value: NONCE });
    }
    if (isTemplate(node)) {
      const waiting = node.attrs.some(({ name }) => name === MARK);
      if (waiting) addNonce(node.content, { waits: true });
    }
    addNonce(node, { waits });
  }
}

function isInsertable({ attrs }: DefaultTreeAdapterTypes.Element): boolean {
  const names = attrs.map(({ name }) => name);
  return names.includes('src') && names.includes('async');
}

/** Makes of a script that is loaded from elsewhere one that inserts it in its own place. */
function insertByScript(script: DefaultTreeAdapterTypes.Element): void {
  const attributes = JSON.stringify(script.attrs.map(({ name, value }) => [name, value])).replaceAll('<', '\\u003c');
  script.attrs = [];
  for (const text of [...script.childNodes]) tree.detachNode(text);
  tree.insertText(
    script,
    `{let s=document.createElement("script");for(let[n,v]of${attributes})s.setAttribute(n,v);document.currentScript.replaceWith(s)}`,
  );
}

function isTemplate(node: DefaultTreeAdapterTypes.Element): node is DefaultTreeAdapterTypes.Template {
  return node.tagName === 'template' && 'content' in node;
}
