import type { IconNode } from 'lucide';
import { createElement } from 'react';

/** An icon of the one set (lucide), drawn in the colour of the text. It accompanies words, unless `label` says what it means. */
export function Icon({ node, className = '', label }: { node: IconNode; className?: string; label?: string }) {
  const classes = `i ${className}`.trim();
  const shapes = drawn(node);
  if (!label) {
    return (
      <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
        {shapes}
      </svg>
    );
  }
  return (
    <svg className={classes} viewBox="0 0 24 24" role="img" aria-label={label}>
      {shapes}
    </svg>
  );
}

function drawn(node: IconNode) {
  return node.map(([shape, attributes]) => createElement(shape, { key: JSON.stringify(attributes), ...attributes }));
}
