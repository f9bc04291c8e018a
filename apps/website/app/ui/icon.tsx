import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon of the one set (lucide), drawn in the colour of the text; it only accompanies words. */
export function Icon({ node, className = '' }: { node: IconNode; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([shape, attributes]) =>
        createElement(shape, {
          key: JSON.stringify(attributes),
          ...attributes,
          ...(attributes.d && { d: briefly(String(attributes.d)) }),
        }),
      )}
    </svg>
  );
}

/** A path to a tenth of its grid of 24, which is a tenth of a pixel and less: pages bear twenty of them. */
const briefly = (path: string) =>
  path.replace(/(\.\d)(\d)\d*/g, (_, tenth: string, next: string) =>
    next >= '5' && tenth !== '.9' ? `.${Number(tenth[1]) + 1}` : tenth,
  );
