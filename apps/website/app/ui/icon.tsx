import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon of the one set (lucide), drawn in the colour of the text; it only accompanies words. */
export function Icon({ node, className = '' }: { node: IconNode; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      {node.map(([shape, attributes]) => createElement(shape, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  );
}
