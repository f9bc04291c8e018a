import { useShell } from '../layout/shell-context.ts';

interface PageMetaProps {
  /** The page's own title; the brand's name is added. */
  title: string;
  description?: string;
  noindex?: boolean;
}

/** Title and description of the page. React moves them into the head, also when the page was streamed. */
export function PageMeta({ title, description, noindex = false }: PageMetaProps) {
  const { name } = useShell();
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
