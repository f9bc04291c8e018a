import { useLocation } from 'react-router';
import { useShell } from '../shell/shell-context.ts';

interface PageMetaProps {
  /** The page's own title; the brand's name is added. */
  title: string;
  description?: string;
  /** For search engines there is no such page. */
  noindex?: boolean;
}

/**
 * Title, description and canonical address of the page: its path without a query and a final slash. React moves them into
 * the head, also when the page was streamed.
 */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  const { name, origin } = useShell();
  const { pathname } = useLocation();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + (pathname.replace(/\/+$/, '') || '/')} />
      )}
    </>
  );
}
