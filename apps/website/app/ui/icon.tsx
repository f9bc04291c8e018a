import type { IconNode } from 'lucide';

/** An icon of the one set (lucide), drawn in the colour of the text; it only accompanies words. */
export function Icon({ node, className = '' }: { node: IconNode; className?: string }) {
  const shapes = drawn.get(node) ?? shapesOf(node);
  drawn.set(node, shapes);
  return (
    <svg
      className={`icon ${className}`.trim()}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of an icon set
      dangerouslySetInnerHTML={shapes}
    />
  );
}

/**
 * Written once: a page bears dozens, each of a few shapes that React would write one by one, with ends that SVG does not need.
 * React writes anew what comes in another object, and a press on what is written anew beneath the finger is none.
 */
const drawn = new WeakMap<IconNode, { __html: string }>();

function shapesOf(node: IconNode): { __html: string } {
  const shapes = node
    .map(([shape, attributes]) => {
      const written = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${name === 'd' ? briefly(String(value)) : value}"`,
      );
      return `<${shape}${written.join('')}/>`;
    })
    .join('');
  return { __html: shapes };
}

/** A path to a tenth of its grid of 24, which is a tenth of a pixel and less: pages bear twenty of them. */
const briefly = (path: string) =>
  path.replace(/(\.\d)(\d)\d*/g, (_, tenth: string, next: string) =>
    next >= '5' && tenth !== '.9' ? `.${Number(tenth[1]) + 1}` : tenth,
  );
