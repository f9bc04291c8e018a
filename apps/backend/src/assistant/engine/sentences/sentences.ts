/** What sentences of one subject are: the same keys in each language, each with the same `{names}` in it. */
export function sentencesIn<const English extends Record<string, string>>(room: {
  en: English;
  fr: Record<keyof English, string>;
  es: Record<keyof English, string>;
}): { en: English; fr: Record<keyof English, string>; es: Record<keyof English, string> } {
  return room;
}
