import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { loadMenu } from './load-menu.ts';
import menuStyles from './menu.css?inline';
import { MenuContent } from './menu-content.tsx';
import { menuPageOf } from './menu-page.ts';

export const styles = menuStyles;

export function loader(visit: PageVisit) {
  return loadMenu(visit, menuPageOf);
}

export default function Menu({ loaderData }: PageProps<typeof loader>) {
  return <MenuContent {...loaderData} />;
}
