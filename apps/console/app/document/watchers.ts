import type { Step } from '@tablefront/restaurant/editing/patches';

interface Node {
  listeners: Set<() => void>;
  below: Map<string, Node>;
}

const node = (): Node => ({ listeners: new Set(), below: new Map() });
// An entry's key and a field's name are told apart.
const nameOf = (step: Step) => (typeof step === 'string' ? `.${step}` : `#${step.key}`);

/** Who wants to know of which part of a document: a change tells those on its way down and those below it, and nobody else. */
export function createWatchers() {
  const top = node();

  function tellBelow({ listeners, below }: Node): void {
    for (const tell of [...listeners]) tell();
    for (const inner of below.values()) tellBelow(inner);
  }

  return {
    add(at: readonly Step[], tell: () => void): () => void {
      let place = top;
      for (const step of at) {
        const name = nameOf(step);
        const next = place.below.get(name) ?? node();
        place.below.set(name, next);
        place = next;
      }
      place.listeners.add(tell);
      return () => {
        place.listeners.delete(tell);
        prune(top, at);
      };
    },
    tell(at: readonly Step[]): void {
      let place: Node | undefined = top;
      for (const step of at) {
        for (const tell of [...place.listeners]) tell();
        place = place.below.get(nameOf(step));
        if (!place) return;
      }
      tellBelow(place);
    },
    tellAll: () => tellBelow(top),
  };
}

/** Whoever scrolls through a thousand rows leaves nothing behind. */
function prune(place: Node, at: readonly Step[]): void {
  const [step, ...rest] = at;
  if (step === undefined) return;
  const next = place.below.get(nameOf(step));
  if (!next) return;
  prune(next, rest);
  if (next.listeners.size === 0 && next.below.size === 0) place.below.delete(nameOf(step));
}
