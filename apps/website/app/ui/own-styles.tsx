/** Whether the server wrote it into the document. A page that is streamed brings it after this script has begun. */
const isInDocument = (name: string) => document.querySelector(`style[data-href~="${name}"]`) !== null;

interface OwnStylesProps {
  name: string;
  /** The style sheet, on the server only. */
  styles: string | false;
  /** The same as a file. */
  file: string;
}

/**
 * Styles that only some pages need: part of the document where a visit begins with such a page, so that no request stands
 * before the first paint; a file that React waits for where the visitor comes from a page that does not carry them.
 */
export function OwnStyles({ name, styles, file }: OwnStylesProps) {
  if (!import.meta.env.SSR && !isInDocument(name)) return <link rel="stylesheet" href={file} precedence="page" />;
  return (
    <style href={name} precedence="page">
      {styles}
    </style>
  );
}
