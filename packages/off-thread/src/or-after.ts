/** The answer where it comes within the time, else something else. No timer outlives it: thousands may wait at once. */
export function orAfter<T, Otherwise>(answer: Promise<T>, ms: number, otherwise: Otherwise): Promise<T | Otherwise> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Otherwise>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
