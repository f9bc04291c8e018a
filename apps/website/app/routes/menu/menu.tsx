import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/menu';
import { loadMenu } from './load-menu.server.ts';
import './menu.css';
import { MenuContent } from './menu-content.tsx';
import { menuPageOf } from './menu-page.ts';

export { searchIsNoNavigation as shouldRevalidate } from './search-is-no-navigation.ts';

export function loader(args: Route.LoaderArgs) {
  return loadMenu(args, menuPageOf).loaderData;
}

export default function Menu({ loaderData }: Route.ComponentProps) {
  return <MenuContent page={useLoaded(loaderData.page)} markup={loaderData.markup} />;
}
