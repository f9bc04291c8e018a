/** What `<PictureField>` is given (`picture-field.tsx`). */
export interface PictureFieldProps {
  brandId: string;
  label: string;
  help?: string | null | undefined;
  /** What the configuration says: a link, or `/pictures/KEY.webp` of one that was uploaded; null: none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What it shows, for guests who cannot see it; absent where the declaration has no such field. */
  alt?: { value: string; onChange: (value: string) => void } | undefined;
  /** How the site shows it, the widest first; `fixed`: cropped to that. */
  shapes?: readonly PictureShape[] | undefined;
  isReadOnly?: boolean | undefined;
  /** In a row of other pictures, as lists of dishes have them: a tile alone. */
  small?: boolean | undefined;
}

export interface PictureShape {
  /** `Wide`, `Phones` */
  name: string;
  /** Width by height. */
  ratio: number;
}
