import type { Link } from '@tablefront/restaurant/link';
import { useShownPage } from '../rendering/shown-page.ts';
import { useShell } from '../shell/shell-context.ts';

interface PageMetaProps {
  /** The page's own title; the brand's name is added. */
  title: string;
  /** Without one, the title and the brand's name. */
  description?: string;
  /** For search engines there is no such page. */
  noindex?: boolean;
  /** What a shared link shows, in place of the brand's share picture: http(s) or a path. */
  picture?: Link;
}

/**
 * Title, description, canonical address of the page (its path without a query and a final slash), and what a shared link
 * shows. React moves them into the head.
 */
export function PageMeta({ title, noindex = false, ...page }: PageMetaProps) {
  const { name, origin } = useShell();
  const description = page.description ?? `${title}: ${name}.`;
  const picture: string = page.picture ?? SHARE_PICTURE;
  const { pathname } = useShownPage();
  const address = origin + (pathname.toLowerCase().replace(/\/+$/, '') || '/');
  const properties = {
    title,
    description,
    url: address,
    image: picture.startsWith('/') ? origin + picture : picture,
    // Networks show a picture at once whose size they know.
    ...(picture === SHARE_PICTURE && { 'image:width': '1200', 'image:height': '630' }),
    'image:alt': name,
  };
  return (
    <>
      <title>{`${title} | ${name}`}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
    </>
  );
}

/** Made by the server for each brand. */
const SHARE_PICTURE = '/share.png';
