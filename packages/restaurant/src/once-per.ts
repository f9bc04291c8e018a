/** A function that works its answer out once for each object, which must not change; the answer is forgotten with the object. */
export function oncePer<Of extends object, Answer>(work: (of: Of) => Answer): (of: Of) => Answer {
  const known = new WeakMap<Of, { answer: Answer }>();
  return (of) => {
    const kept = known.get(of) ?? { answer: work(of) };
    known.set(of, kept);
    return kept.answer;
  };
}
