import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { loadMenu } from './load-menu.ts';
import { MenuContent } from './menu-content.tsx';
import { menuPageOf } from './menu-page.ts';

export function loader(visit: PageVisit) {
  return loadMenu(visit, menuPageOf);
}

export default function Menu({ loaderData }: PageProps<typeof loader>) {
  return <MenuContent {...loaderData} />;
}
