/**
 * In the place of `any-ascii` (`vite.config.ts`), whose tables of all scripts are 175 kB: Latin letters lose their marks here, and
 * the tables come only for a draft that has other letters.
 */
type Transliterate = (text: string) => string;

let whole: Transliterate | undefined;
let loading: Promise<void> | undefined;

export default function anyAscii(text: string): string {
  if (whole) return whole(text);
  const plain = withoutMarks(text);
  if (!isAscii(plain)) void load();
  return plain;
}

const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

function load(): Promise<void> {
  loading ??= import('all-letters').then(({ default: all }) => {
    whole = all;
  });
  return loading;
}

/** Resolves when ids made of the words in a document come out as the server makes them. */
export async function loadLetters(document: object): Promise<void> {
  const words = JSON.stringify(document).match(/(?!\p{ASCII})[\p{L}\p{M}]+/gu) ?? [];
  // Without the tables ids of other scripts differ; the draft opens all the same.
  if (words.some((word) => !isAscii(withoutMarks(word)))) await load().catch(() => undefined);
}
