/**
 * The form in which a brand's id is stored and looked up: lower case. Undefined for what cannot be an id: only ASCII
 * without spaces can, up to 200 characters.
 */
export function normalizeBrandId(text: string): string | undefined {
  const trimmed = text.trim();
  return /^[\x21-\x7e]{1,200}$/.test(trimmed) ? trimmed.toLowerCase() : undefined;
}

/** What the ids of demo brands begin with: no name and no host name makes such an id. */
const DEMO_PREFIX = 'demo:';

export function isDemoId(id: string): boolean {
  return id.startsWith(DEMO_PREFIX);
}

export function demoId(id: string): string {
  return isDemoId(id) ? id : `${DEMO_PREFIX}${id}`;
}

/** An id made of a name: `Café Montréal` → `cafe-montreal`. Undefined when no letter or digit is left of it. */
export function brandIdOfName(name: string): string | undefined {
  const plain = name.slice(0, 400).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
  return id === '' ? undefined : id;
}
