/** What one person sent, by the address or the telephone number that they gave. */
import { and, or, type SQL, sql } from 'drizzle-orm';
import { submissions } from '../../database/schema.ts';
import { hasWords } from './search-words.ts';

/** At least one of them. */
export interface PersonClues {
  email?: string;
  phone?: string;
}

/**
 * The address or the number is the whole of some value, whatever its key: a brand's own questions have keys of their own.
 * @param brandId of which brand, where that is known: what finds it faster
 */
export function givenBy({ email, phone }: PersonClues, brandId?: string): SQL {
  const ways = [
    ...(email === undefined ? [] : [givenAs(email)]),
    ...(phone === undefined ? [] : [and(hasWords(digitsOf(phone), brandId), reachedAt(phone)) ?? sql`false`]),
  ];
  return or(...ways) ?? sql`false`;
}

/** The address stands among other words, and is no part of a longer one. */
export function mentioning({ email }: PersonClues): SQL {
  if (email === undefined) return sql`false`;
  const pattern = String.raw`(?<![\w.%+-])${email.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\w-]|\.\w)`;
  return someText(email, sql`value #>> '{}' ~* ${pattern}`);
}

/** The same as `givenBy` where the words of submissions are looked at first: of many, a few. */
export function soonGivenBy({ email, phone }: PersonClues, brandId: string): SQL {
  const words =
    email
      ?.normalize('NFKD')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '') ?? [];
  return (
    or(
      words.length > 0 && email !== undefined ? and(hasWords(words.join(' & '), brandId), givenAs(email)) : undefined,
      phone === undefined ? undefined : givenBy({ phone }, brandId),
    ) ?? sql`false`
  );
}

function givenAs(email: string): SQL {
  return someText(email, sql`lower(btrim(value #>> '{}')) = lower(${email})`);
}

/** Without the country's number, where it is long enough to have one. */
function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-10);
}

function reachedAt(phone: string): SQL {
  return sql`exists (
    select 1 from jsonb_path_query(${submissions.record}, '$.**') as value
    where jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^[0-9 ()+./-]{7,30}$'
      and right(regexp_replace(value #>> '{}', '[^0-9]', '', 'g'), 10) = ${digitsOf(phone)}
  )`;
}

function someText(email: string, condition: SQL): SQL {
  // Looked for in the whole first, which is faster.
  return sql`(strpos(lower(${submissions.record}::text), lower(${email})) > 0 and exists (
    select 1 from jsonb_path_query(${submissions.record}, '$.**') as value
    where jsonb_typeof(value) = 'string' and ${condition}
  ))`;
}
