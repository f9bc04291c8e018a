/** What `<PictureField>` is given (`picture-field.tsx`). */
export interface PictureFieldProps {
  brandId: string;
  label: string;
  /** The label stands beside it already. */
  isLabelled?: boolean | undefined;
  help?: string | null | undefined;
  /** What the configuration says: a link, or `/pictures/ID.webp` of one that was uploaded; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What it shows, for guests who cannot see it; absent where the declaration has no such field. */
  alt?: { value: string; onChange: (value: string) => void } | undefined;
  /** How the site shows it, the widest first. */
  shapes?: readonly PictureShape[] | undefined;
  /** Where links without a host lead. */
  hosts?: readonly string[] | undefined;
  isReadOnly?: boolean | undefined;
  /** A tile alone, beside the name of a dish. */
  small?: boolean | undefined;
}

export interface PictureShape {
  /** `Wide`, `Phones` */
  name: string;
  /** Width by height. */
  ratio: number;
  /** All of it is seen, with room around it. */
  isWhole?: true;
}
