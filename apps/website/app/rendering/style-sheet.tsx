import { usePrintedPart } from './printed-part.ts';

interface StyleSheetProps {
  name: string;
  /** Sheets of one precedence stand together, in the order in which the first of each came. */
  precedence: 'critical' | 'page';
  /** The same text each time: it is encoded once. */
  css: string;
}

const encoded = new Map<string, Buffer>();

/** A style sheet in the head of the document, once for all who ask for it. On the server only; by its attributes React in the browser finds it. */
export function StyleSheet({ name, precedence, css }: StyleSheetProps) {
  const bytes = encoded.get(css) ?? Buffer.from(css);
  encoded.set(css, bytes);
  return (
    <style href={name} precedence={precedence}>
      {usePrintedPart(bytes)}
    </style>
  );
}
