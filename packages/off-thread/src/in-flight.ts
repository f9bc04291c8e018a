/** Makes a function that does one piece of work for all who ask for it by the same key while it is under way. */
export function createInFlight<Result>(): (key: string, work: () => Promise<Result>) => Promise<Result> {
  const underWay = new Map<string, Promise<Result>>();
  return (key, work) => {
    const result = underWay.get(key) ?? work().finally(() => underWay.delete(key));
    underWay.set(key, result);
    return result;
  };
}
