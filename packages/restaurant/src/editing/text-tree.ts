/** JSON text as a tree of where everything stands. */
import type { JsonObject, JsonValue } from './entry-keys.ts';

interface Placed {
  start: number;
  end: number;
  value: JsonValue;
}

export interface ObjectNode extends Placed {
  kind: 'object';
  members: {
    name: string;
    start: number;
    /** From the name to its value, such as `: `. */
    colon: string;
    /** Spaces and breaks before it, after the comma. */
    gap: string;
    value: TextNode;
  }[];
}

export interface ListNode extends Placed {
  kind: 'list';
  items: { gap: string; value: TextNode }[];
}

export type TextNode = ObjectNode | ListNode | (Placed & { kind: 'plain' });

const SPACE = /[\uFEFF \t\r\n]*/y;
const TOKEN = /"(?:[^"\\]|\\.)*"|[^\s,\]}]+/y;

/**
 * @param text JSON; a byte order mark may stand before it
 * @throws SyntaxError where it is none
 */
export function parseTree(text: string): TextNode {
  let at = 0;

  function match(pattern: RegExp): string {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(text) ?? [];
    at += found.length;
    return found;
  }

  function node(): TextNode {
    const start = at;
    if (text[at] === '{') return objectFrom(start);
    if (text[at] === '[') return listFrom(start);
    const value = JSON.parse(match(TOKEN)) as JsonValue;
    return { kind: 'plain', start, end: at, value };
  }

  function objectFrom(start: number): ObjectNode {
    const members: ObjectNode['members'] = [];
    eachWithin('}', (gap) => {
      const nameStart = at;
      const name = String(JSON.parse(match(TOKEN)));
      const nameEnd = at;
      match(SPACE);
      if (text[at] !== ':') throw new SyntaxError(`A colon is missing at ${at}`);
      at += 1;
      match(SPACE);
      const colon = text.slice(nameEnd, at);
      const inner = node();
      members.push({ name, start: nameStart, colon, gap, value: inner });
    });
    // Assigned one by one, `__proto__` would be another thing.
    const value: JsonObject = Object.fromEntries(members.map((member) => [member.name, member.value.value]));
    return { kind: 'object', start, end: at, value, members };
  }

  function listFrom(start: number): ListNode {
    const items: ListNode['items'] = [];
    eachWithin(']', (gap) => items.push({ gap, value: node() }));
    return { kind: 'list', start, end: at, value: items.map(({ value }) => value.value), items };
  }

  function eachWithin(close: string, read: (gap: string) => void) {
    at += 1;
    let gap = match(SPACE);
    if (text[at] === close) {
      at += 1;
      return;
    }
    for (;;) {
      read(gap);
      match(SPACE);
      const found = text[at];
      at += 1;
      if (found === close) return;
      if (found !== ',') throw new SyntaxError(`A comma is missing at ${at - 1}`);
      gap = match(SPACE);
    }
  }

  match(SPACE);
  return node();
}
