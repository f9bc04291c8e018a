/** What a framed page may say. Whoever frames nothing else still believes no message before it has looked at it. */
import type { FromPreview, PreviewPage } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length < 5_000;
const isPath = (value: unknown): value is string => isText(value) && /^\/(?!\/)/.test(value);

/** @returns undefined for what no page of ours says */
export function messageOf(data: unknown): FromPreview | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, path, name, revision, address, y, at, pages } = data;
  if (kind === 'painted' && isPath(path) && isText(name) && typeof revision === 'number') {
    const { found, marked } = data;
    return { kind, path, name, revision, found: found === true, marked: marked === true, pages: pagesIn(pages) };
  }
  if (kind === 'scrolled' && typeof y === 'number' && y >= 0) return { kind, y };
  if (kind === 'follow' && isPath(path)) return { kind, path };
  if (kind === 'leaves' && isText(address)) return { kind, address };
  if (kind === 'would-submit') return { kind };
  if (kind === 'chosen' && Array.isArray(at) && at.length < 30 && at.every(isStep)) return { kind, at };
  return undefined;
}

function isStep(step: unknown): step is Step {
  return isText(step) || (isRecord(step) && isText(step.key));
}

function pagesIn(pages: unknown): PreviewPage[] {
  const list = Array.isArray(pages) ? pages : [];
  return list.filter(
    (page): page is PreviewPage => isRecord(page) && isText(page.name) && isText(page.path) && isText(page.key),
  );
}
