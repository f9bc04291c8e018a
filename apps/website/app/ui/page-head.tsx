import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageMeta } from './page-meta.tsx';

interface PageHeadProps {
  /** The page's name, in the breadcrumb too. */
  title: string;
  lead?: string;
  description?: string;
}

/** The head of an inner page: breadcrumb, large title, and what stands in the document's head. */
export function PageHead({ title, lead, description }: PageHeadProps) {
  return (
    <div className="wrap page-head">
      <PageMeta title={title} description={description} />
      <Breadcrumbs page={title} />
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}
