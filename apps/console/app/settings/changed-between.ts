import type { ReplyTemplate } from '@tablefront/console-wire/inbox';

/** The names of the texts that are others in one list than in another, or are in one of them alone. */
export function changedBetween(mine: readonly ReplyTemplate[], theirs: readonly ReplyTemplate[]): string[] {
  const texts = (some: readonly ReplyTemplate[]) => new Map(some.map((one) => [one.id, one]));
  const [own, others] = [texts(mine), texts(theirs)];
  const ids = new Set([...own.keys(), ...others.keys()]);
  return [...ids].flatMap((id) => {
    const [one, other] = [own.get(id), others.get(id)];
    const isSame =
      one?.name === other?.name && one?.text === other?.text && one?.kinds?.join() === other?.kinds?.join();
    return isSame ? [] : [(other ?? one)?.name.trim() || 'one without a name'];
  });
}
