/** JSON text with another value: what is the same stays as it is written, to the last space and decimal. */
import { isObject, type JsonObject, type JsonValue, KEY_FIELD, keyOf, withKeys, withoutKeys } from './entry-keys.ts';
import { keyedLike } from './keyed-like.ts';
import { isSame } from './patches.ts';
import { type ListNode, type ObjectNode, parseTree, type TextNode } from './text-tree.ts';

/**
 * @param text JSON of an object
 * @param value without keys
 */
export function editedText(text: string, value: JsonObject): string {
  const tree = parseTree(text);
  const before = withKeys(tree.value as JsonObject);
  const after = keyedLike(before, value);
  const isFlat = !/\n/.test(text.trim());
  const style = { text, isFlat, unit: /\n([ \t]+)"/.exec(text)?.[1] ?? '  ' };
  return text.slice(0, tree.start) + written(tree, before, after, style) + text.slice(tree.end);
}

interface Style {
  text: string;
  /** All of it stands on one line. */
  isFlat: boolean;
  unit: string;
}

function written(node: TextNode, before: JsonValue, after: JsonValue, style: Style): string {
  if (isSame(before, after)) return style.text.slice(node.start, node.end);
  if (node.kind === 'object' && isObject(before) && isObject(after)) return objectText(node, before, after, style);
  if (node.kind === 'list' && Array.isArray(before) && Array.isArray(after))
    return listText(node, before, after, style);
  return newText(after, lineIndent(style.text, node.start), style);
}

interface Part {
  /** What stands in front of it on its line, and the break before that; undefined: as the one before. */
  gap?: string;
  text: string;
}

function objectText(node: ObjectNode, before: JsonObject, after: JsonObject, style: Style): string {
  const { text } = style;
  const known = new Set(node.members.map(({ name }) => name));
  // Of two members of one name the last one counts: nothing can be kept of the text.
  if (known.size < node.members.length) return newText(after, lineIndent(text, node.start), style);
  const kept = node.members.flatMap(({ name, start, value, gap }): Part[] => {
    if (!Object.hasOwn(after, name)) return [];
    const inner = written(value, before[name] ?? null, after[name] ?? null, style);
    return [{ gap, text: text.slice(start, value.start) + inner }];
  });
  const added = Object.entries(after).flatMap(([name, value]): Part[] => {
    return known.has(name) || name === KEY_FIELD ? [] : [memberText(name, value, node, style)];
  });
  return around(node, [...kept, ...added], style);
}

function memberText(name: string, value: JsonValue, node: ObjectNode, style: Style): Part {
  const [first] = node.members;
  const colon = first ? first.colon : style.isFlat ? ':' : ': ';
  return {
    text: JSON.stringify(name) + colon + newText(value, innerIndent(node, style), style, isInline(node, style)),
  };
}

function listText(node: ListNode, before: JsonValue[], after: JsonValue[], style: Style): string {
  const twins = twinsOf(before, after);
  const parts = after.map((value, index): Part => {
    const at = twins[index];
    const item = at === undefined ? undefined : node.items[at];
    if (!item || at === undefined)
      return { text: newText(value, innerIndent(node, style), style, isInline(node, style)) };
    return { gap: item.gap, text: written(item.value, before[at] ?? null, value, style) };
  });
  return around(node, parts, style);
}

/** For each new item the place of the old one that it is. */
function twinsOf(before: JsonValue[], after: JsonValue[]): (number | undefined)[] {
  const byKey = new Map(before.map((entry, index) => [keyOf(entry), index]));
  if (after.some((entry) => keyOf(entry) !== undefined)) {
    const kept = after.map((entry) => byKey.get(keyOf(entry)));
    // Who has another id now is known by its place: what else it says stays as it is written.
    const isLeft = (at: number) => before.length === after.length && !kept.includes(at);
    return kept.map((old, at) => old ?? (isLeft(at) ? at : undefined));
  }
  if (before.length === after.length) return after.map((_, index) => index);
  const texts = Map.groupBy(before.keys(), (index) => JSON.stringify(before[index]));
  return after.map((value) => texts.get(JSON.stringify(value))?.shift());
}

/** The parts between the brackets of a node, each after what stood before it, or before its neighbour. */
function around(node: ObjectNode | ListNode, parts: readonly Part[], style: Style): string {
  const { text } = style;
  const [open, close] = node.kind === 'object' ? '{}' : '[]';
  if (parts.length === 0) return `${open}${close}`;
  const own = node.kind === 'object' ? node.members : node.items;
  const usual = own[1]?.gap ?? own[0]?.gap ?? (style.isFlat ? '' : `\n${innerIndent(node, style)}`);
  const body = parts.map(({ gap = usual, text: part }, index) => {
    // What stood first in a line that is no list of lines had no space before it, or what came later had.
    const fitting =
      gap.includes('\n') || index > 0 === (gap !== own[0]?.gap) ? gap : index > 0 ? usual : (own[0]?.gap ?? usual);
    return `${index > 0 ? ',' : ''}${fitting}${part}`;
  });
  const last = own.at(-1)?.value.end;
  const tail =
    last === undefined ? (style.isFlat ? '' : `\n${lineIndent(text, node.start)}`) : text.slice(last, node.end - 1);
  return `${open}${body.join('')}${tail}${close}`;
}

/** Whether all of it stands on one line, in a text of several. */
function isInline(node: ObjectNode | ListNode, { text }: Style): boolean {
  const [first] = node.kind === 'object' ? node.members : node.items;
  return first !== undefined && !text.slice(node.start, first.value.start).includes('\n');
}

function innerIndent(node: TextNode, { text, unit }: Style): string {
  return lineIndent(text, node.start) + unit;
}

function lineIndent(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))?.[0] ?? '';
}

function newText(value: JsonValue, indent: string, { isFlat, unit }: Style, inline = false): string {
  const plain = withoutKeys(value);
  if (isFlat || inline) return JSON.stringify(plain);
  return JSON.stringify(plain, null, unit).replaceAll('\n', `\n${indent}`);
}
