/** The line above every page. */
import { endOfMoment, startOfMoment } from '../../moments.ts';
import { type JsonObject, KEY_FIELD } from '../entry-keys.ts';
import { listInFile, newKey } from '../in-file.ts';
import type { Patch } from '../patches.ts';

const listOf = (document: JsonObject) => listInFile({ at: [], fields: document }, ['announcements']);

/** Puts a line in front of the others. */
export function announce(
  document: JsonObject,
  { text, link, through }: { text: string; link: string | null; through: string | null },
): Patch[] {
  const list = listOf(document);
  const said = {
    text,
    ...(through !== null && { endsAt: through }),
    ...(link !== null && link !== '' && { url: link }),
  };
  const entry = { [KEY_FIELD]: newKey(), ...said };
  if (!list.isThere) return [{ do: 'set', at: list.at, was: document.announcements ?? null, to: [entry] }];
  const [first] = list.entries;
  return [{ do: 'add', at: list.at, entry, ...(first && { before: first.key }) }];
}

/** Takes out the lines that guests see at a moment; those of later days stay. */
export function endAnnouncements(document: JsonObject, now: Date, timeZones: readonly string[]): Patch[] {
  const at = now.getTime();
  return listOf(document).entries.flatMap(({ at: place, fields }): Patch[] => {
    const { startsAt, endsAt } = fields;
    const isLater = typeof startsAt === 'string' && at < startOfMoment(startsAt, timeZones);
    const isOver = typeof endsAt === 'string' && endOfMoment(endsAt, timeZones) <= at;
    return isLater || isOver ? [] : [{ do: 'remove', at: place, was: fields }];
  });
}
