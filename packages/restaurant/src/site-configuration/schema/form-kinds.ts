/** Forms as the declarations make them (`forms.ts`): types alone, for browsers too. */
export type FormControl =
  | 'line'
  | 'prose'
  | 'number'
  | 'price'
  | 'yes'
  | 'choice'
  | 'color'
  | 'link'
  | 'picture'
  | 'email'
  | 'phone'
  | 'date'
  /** Words, each of which is short. */
  | 'labels'
  /** Sentences, one to a line. */
  | 'sentences'
  | 'hours'
  | 'object'
  | 'list'
  /** Too many shapes for a form: shown as JSON, or in an editor of its own. */
  | 'other';

export interface FormKind {
  name: string;
  about: string;
  /** The field that may stand in place of the object, as a text. */
  alone: string | null;
  fields: FormField[];
}

export interface FormField {
  key: string;
  /** Other keys under which the file may have it: the one that is there is edited. */
  also: string[];
  label: string;
  help: string | null;
  /** How it is written, in words. */
  says: string;
  control: FormControl;
  /** Characters of a text, or of each text of a list; the greatest number. */
  most: number | null;
  /** The smallest number. */
  least: number | null;
  choices: string[] | null;
  /** The kind of its objects. */
  of: string | null;
  /** How many entries a list may have. */
  many: number | null;
  /** The value may also stand in an object, under this key (`{required: true}`). */
  within: string | null;
  /** It stands there always. */
  isWithinOnly: boolean;
  isNeeded: boolean;
  /** Where it is absent it is neither yes nor no. */
  hasThirdState: boolean;
  shownOn: string[];
  changedBy: 'owner' | 'editor' | 'location';
}
