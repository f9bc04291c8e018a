import { useShownPage } from '../rendering/shown-page.ts';
import { useShell } from '../shell/shell-context.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { PageMeta } from './page-meta.tsx';

interface PageHeadProps {
  /** The page's name, in the breadcrumb too. */
  title: string;
  /** Where the operator writes none. */
  lead?: string;
  description?: string;
}

/** The head of an inner page: breadcrumb, large title, and what stands in the document's head. */
export function PageHead({ title, lead, description }: PageHeadProps) {
  const { id } = useShownPage();
  const { leads, text } = useShell();
  const own = leads[id];
  return (
    <div className="wrap page-head">
      <PageMeta title={title} description={description} />
      <Breadcrumbs page={title} />
      <h1>{title}</h1>
      {own ? (
        <p className="lead" {...text}>
          {own}
        </p>
      ) : (
        lead && <p className="lead">{lead}</p>
      )}
    </div>
  );
}
