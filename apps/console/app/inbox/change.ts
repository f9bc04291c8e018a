import type { Change, InboxEntry, InboxQuery, Somebody } from '@tablefront/console-wire/inbox';

/** Who stands behind the ids of a change. */
export interface Known {
  me: Somebody;
  people: readonly Somebody[];
}

/** A submission as it will be once the server has taken a change. */
export function applied<Entry extends InboxEntry>(entry: Entry, change: Change, known: Known): Entry {
  const next = { ...entry };
  if (change.state) next.state = change.state;
  if (change.spam !== undefined) next.spam = change.spam;
  if (change.assignedTo !== undefined) next.assignedTo = somebody(change.assignedTo, known);
  if (change.addTags || change.removeTags) {
    const gone = new Set(change.removeTags?.map(asTag));
    const tags = [...entry.tags, ...(change.addTags ?? []).map(asTag)].filter((tag) => tag && !gone.has(tag));
    next.tags = [...new Set(tags)];
  }
  return next;
}

const asTag = (tag: string) => tag.trim().toLowerCase();

function somebody(id: string | null, { me, people }: Known): Somebody | null {
  if (id === null) return null;
  if (id === 'me' || id === me.id) return me;
  return people.find((person) => person.id === id) ?? null;
}

/** Whether a submission stands in a list, as far as a change can bring it in or out. */
export function standsIn(entry: InboxEntry, { box = 'open', state, assigned, tag }: InboxQuery, me: Somebody): boolean {
  if (entry.spam !== (box === 'spam')) return false;
  if (box === 'done' && entry.state !== 'done') return false;
  if ((box === 'open' || box === 'mine') && entry.state === 'done') return false;
  if (box === 'mine' && entry.assignedTo?.id !== me.id) return false;
  if (state && !state.includes(entry.state)) return false;
  if (tag && !entry.tags.includes(tag.toLowerCase())) return false;
  return !assigned || isAssigned(entry, assigned, me);
}

function isAssigned({ assignedTo }: InboxEntry, assigned: string, me: Somebody): boolean {
  if (assigned === 'nobody') return assignedTo === null;
  return assignedTo?.id === (assigned === 'me' ? me.id : assigned);
}

/** What takes a change back from a submission that was so before. Null: it changed nothing. */
export function takingBack(before: InboxEntry, change: Change): Change | null {
  const back: Change = {};
  if (change.state && change.state !== before.state) back.state = before.state;
  if (change.spam !== undefined && change.spam !== before.spam) back.spam = before.spam;
  if (change.assignedTo !== undefined) back.assignedTo = before.assignedTo?.id ?? null;
  const added = (change.addTags ?? []).map(asTag).filter((tag) => !before.tags.includes(tag));
  if (added.length > 0) back.removeTags = added;
  const removed = (change.removeTags ?? []).map(asTag).filter((tag) => before.tags.includes(tag));
  if (removed.length > 0) back.addTags = removed;
  return Object.keys(back).length > 0 ? back : null;
}

export interface Step {
  ids: string[];
  change: Change;
}

/** What takes a change back from several that were in different states: one call for each way that they were. */
export function stepsBack(before: readonly InboxEntry[], change: Change): Step[] {
  const steps = new Map<string, Step>();
  for (const entry of before) {
    const back = takingBack(entry, change);
    if (!back) continue;
    const key = JSON.stringify(back);
    const step = steps.get(key) ?? { ids: [], change: back };
    step.ids.push(entry.id);
    steps.set(key, step);
  }
  return [...steps.values()];
}

/** Which message is shown once `gone` leave the list: the next that stays, else the one before; undefined: none is left. */
export function afterwards(ids: readonly string[], shown: string, gone: ReadonlySet<string>): string | undefined {
  if (!gone.has(shown)) return shown;
  const at = ids.indexOf(shown);
  const stays = (id: string) => !gone.has(id);
  return ids.slice(at + 1).find(stays) ?? ids.slice(0, Math.max(at, 0)).findLast(stays);
}
