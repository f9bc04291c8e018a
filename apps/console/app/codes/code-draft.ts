import type {
  CodeDesign,
  CodeSet,
  CodeSetChange,
  CodesPage,
  CodeTarget,
  NewCodeSet,
} from '@tablefront/console-wire/codes';
import { AIMS, linesFor } from './code-words.ts';
import { tablesIn } from './tables-in.ts';

/** What the form holds. */
export interface CodeDraft {
  name: string;
  place: string | null;
  target: CodeTarget;
  design: CodeDesign;
  /** As it was typed: of a new set all tables, else further ones. */
  tables: string;
}

/** Where Letter is the paper. */
const LETTER =
  /^(?:America\/(?!.*(?:Buenos|Sao_Paulo|Montevideo|Asuncion|Lima|La_Paz|Guayaquil))|US\/|Canada\/|Pacific\/Honolulu)/;

/** @param timeZone of the brand */
export function newDraft({ places, mayAll, name }: CodesPage, timeZone: string | null): CodeDraft {
  const [only] = places;
  const place = only && (places.length === 1 || !mayAll) ? only.id : null;
  const sheet = LETTER.test(timeZone ?? '') ? 'letter' : 'a4';
  return {
    ...{ name: '', place, target: { to: 'feedback' }, tables: '1 to 12' },
    design: { paper: 'tent', sheet, ground: 'paper', ...linesFor('feedback', 'en', name) },
  };
}

export function draftOf({ name, place, target, design }: CodeSet): CodeDraft {
  return { name, place: place?.id ?? null, target, design, tables: '' };
}

/** What a set is called where nobody called it anything: `Feedback`, `Menu, Junction`. */
export function nameFor({ name, place, target }: CodeDraft, { places }: CodesPage): string {
  const where = places.find(({ id }) => id === place)?.name;
  const own = [AIMS[target.to].name, ...(where && places.length > 1 ? [where] : [])].join(', ');
  return (name.trim() || own).slice(0, 60);
}

/** @returns undefined while its tables cannot be read */
export function newSetOf(draft: CodeDraft, page: CodesPage): NewCodeSet | undefined {
  const read = tablesIn(draft.tables);
  if ('error' in read) return undefined;
  const { place, target, design } = draft;
  return { name: nameFor(draft, page), place, target, design, tables: read.tables };
}

/** What is different from what is stored; undefined while its tables cannot be read, or where nothing is. */
export function changeOf(draft: CodeDraft, set: CodeSet, page: CodesPage): CodeSetChange | undefined {
  const read = tablesIn(draft.tables);
  if ('error' in read) return undefined;
  const before = draftOf(set);
  const change: CodeSetChange = {
    ...(nameFor(draft, page) !== before.name && { name: nameFor(draft, page) }),
    ...(draft.place !== before.place && { place: draft.place }),
    ...(!isSame(draft.target, before.target) && { target: draft.target }),
    ...(!isSame(draft.design, before.design) && { design: draft.design }),
    ...(read.tables.length > 0 && { addTables: read.tables }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

function isSame(one: object, other: object): boolean {
  const plain = (value: object) => JSON.stringify(Object.entries(value).sort());
  return plain(one) === plain(other);
}
