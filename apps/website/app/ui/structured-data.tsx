import { JsonLd } from './json-ld.tsx';

/** The scripts for search engines. */
export function StructuredDataScripts({ nodes }: { nodes: object[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
  return nodes.map((node, index) => <JsonLd key={index} value={node} />);
}
