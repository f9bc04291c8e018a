import { use } from 'react';
import { isSiteFailure, type Loaded, type SiteAccess } from '../site-access.ts';
import { JsonLd } from './json-ld.tsx';

/** The structured data of a page. In a document it stands in the HTML, and the browser gets no second copy of it. */
export interface StructuredData {
  count: number;
  nodes?: object[];
}

/** What a loader returns for `StructuredDataScripts`. A property that is not enumerable stays on the server. */
export function structuredData(nodes: object[], { isDocument }: Pick<SiteAccess, 'isDocument'>): StructuredData {
  return Object.defineProperty({ count: nodes.length }, 'nodes', { value: nodes, enumerable: !isDocument });
}

/** The scripts for search engines; of those that the server wrote, the browser only keeps the place. */
export function StructuredDataScripts({ data }: { data: Loaded<StructuredData> }) {
  const known = data instanceof Promise ? use(data) : data;
  if (isSiteFailure(known)) return null;
  const { count, nodes } = known;
  return Array.from({ length: count }, (_, index) => {
    const key = `script ${index}`;
    const node = nodes?.[index];
    if (node) return <JsonLd key={key} value={node} />;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing at all, in place of what the server wrote
    return <script key={key} type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} />;
  });
}

const NOTHING = { __html: '' };
