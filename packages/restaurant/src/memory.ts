/** A memory of what was made for each key. When it is full, it begins anew. */
export function createMemory<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, { value: Value }>();
  return (key, make) => {
    const kept = known.get(key);
    if (kept) return kept.value;
    if (known.size >= most) known.clear();
    const value = make();
    known.set(key, { value });
    return value;
  };
}
