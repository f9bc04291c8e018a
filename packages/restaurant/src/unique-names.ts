/**
 * Gives names that it gave nobody else: the one that is wished for, else the other wish, where there is one, with the first
 * number from 2 on that makes it free.
 * @param taken nobody is given these
 */
export function uniqueNames(
  taken: Iterable<string> = [],
  numbered = (name: string, number: number) => `${name}-${number}`,
): (wish: string, other?: string) => string {
  const used = new Set(taken);
  const next = new Map<string, number>();
  return (wish, other = wish) => {
    const wanted = used.has(wish) ? other : wish;
    let name = wanted;
    let number = next.get(wanted) ?? 2;
    for (; used.has(name); number += 1) name = numbered(wanted, number);
    next.set(wanted, number);
    used.add(name);
    return name;
  };
}
