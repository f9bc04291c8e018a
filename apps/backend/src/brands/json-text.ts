import { parseConfiguration } from '@tablefront/restaurant/site-configuration/parse-configuration';

/**
 * JSON as people write it by hand: when it cannot be read, the place is told by line and column, which the language's own
 * parser does only sometimes. Nothing here recurses, so no depth of nesting overflows the stack.
 */
export type JsonText =
  | { ok: true; value: unknown }
  /** `isJson`: it may well be JSON, but of too many values. */
  | { ok: false; error: string; isJson?: true };

interface Problem {
  position: number;
  text: string;
}

/** Parses JSON. The error is a sentence such as `line 3, column 5: expected "," or "}" but found "x"`. */
export function parseJsonText(text: string): JsonText {
  try {
    return { ok: true, value: parseConfiguration(text) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, error: error.message, isJson: true };
    const problem = findProblem(text);
    if (!problem) return { ok: false, error: error instanceof Error ? error.message : String(error) };
    const { line, column } = placeOf(text, problem.position);
    return { ok: false, error: `line ${line}, column ${column}: ${problem.text}` };
  }
}

function placeOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, position);
  const line = before.split('\n').length;
  return { line, column: position - before.lastIndexOf('\n') };
}

type Expected = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end';

function findProblem(text: string): Problem | undefined {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let position = 0;

  for (;;) {
    position = afterMatch(/[ \t\r\n]*/y, text, position);
    const inside = open.at(-1);
    const close = inside === '{' ? '}' : ']';
    const found = text[position];
    if (found === undefined) {
      return expected === 'comma or end' && !inside
        ? undefined
        : { position, text: inside ? `the text ends before its "${close}"` : 'the text is empty' };
    }
    const wrong = (wanted: string): Problem => ({
      position,
      text: `expected ${wanted} but found ${shown(text, position)}`,
    });

    switch (expected) {
      case 'name':
      case 'name or end': {
        if (expected === 'name or end' && found === close) {
          open.pop();
          expected = 'comma or end';
          position += 1;
          break;
        }
        if (found !== '"') return wrong('a name in double quotes');
        const end = endOfText(text, position);
        if (typeof end !== 'number') return end;
        position = end;
        expected = 'colon';
        break;
      }
      case 'colon':
        if (found !== ':') return wrong('":"');
        position += 1;
        expected = 'value';
        break;
      case 'comma or end':
        if (!inside) return wrong('nothing more');
        if (found === ',') expected = inside === '{' ? 'name' : 'value';
        else if (found === close) open.pop();
        else return wrong(`"," or "${close}"`);
        position += 1;
        break;
      case 'value':
      case 'value or end': {
        if (expected === 'value or end' && found === close) {
          open.pop();
          expected = 'comma or end';
          position += 1;
        } else if (found === '{' || found === '[') {
          open.push(found);
          expected = found === '{' ? 'name or end' : 'value or end';
          position += 1;
        } else if (found === '"') {
          const end = endOfText(text, position);
          if (typeof end !== 'number') return end;
          position = end;
          expected = 'comma or end';
        } else {
          const end = afterMatch(
            /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y,
            text,
            position,
          );
          if (end === position) return wrong('a value');
          position = end;
          expected = 'comma or end';
        }
        break;
      }
    }
  }
}

function afterMatch(pattern: RegExp, text: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : position;
}

/** Where the quoted text that starts here is over. */
function endOfText(text: string, start: number): number | Problem {
  let position = start + 1;
  for (;;) {
    const character = text[position];
    if (character === undefined) return { position: start, text: 'the text in quotes that starts here has no end' };
    if (character === '"') return position + 1;
    if (character < ' ') {
      const what = character === '\n' || character === '\r' ? 'a line break' : 'a control character';
      return { position, text: `${what} within a text in quotes (write \\n for a line break)` };
    }
    if (character === '\\') {
      const end = afterMatch(/\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y, text, position);
      if (end === position) return { position, text: `${shown(text, position)} is no escape that JSON knows` };
      position = end;
    } else {
      position += 1;
    }
  }
}

function shown(text: string, position: number): string {
  const word = /[\w.+-]{1,20}|\\.|[\s\S]/uy;
  word.lastIndex = position;
  return JSON.stringify(word.exec(text)?.[0] ?? '');
}
