/** Something that a guest must not eat. */
export interface Avoided {
  /** A kind of `vocabulary/allergens.ts`; `other` for any other food, `unsaid` where an allergy is spoken of and not named. */
  kind: string;
  /** The word it was named by, in plain English: `kiwi`. */
  word: string;
}
