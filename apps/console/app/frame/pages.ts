import type { Role } from '@tablefront/console-wire/access';
import { BookOpenText, Clock, type IconNode, Inbox, MapPin, Settings, Sun, Users } from 'lucide';
import { paths } from '../paths.ts';

export interface NavigationPage {
  name: string;
  icon: IconNode;
  path: string;
  shortcut: string;
  /** It is one of the tabs of a phone. */
  isTab?: true;
}

/** The pages of a brand that a role may see, as they stand in the navigation. */
export function pagesFor(role: Role, brandId: string): Record<'daily' | 'site' | 'brand', NavigationPage[]> {
  return {
    daily: [
      { name: 'Today', icon: Sun, path: paths.today(brandId), shortcut: 'G T', isTab: true },
      { name: 'Inbox', icon: Inbox, path: paths.inbox(brandId), shortcut: 'G I', isTab: true },
    ],
    site: role === 'inbox' ? [] : sitePages(brandId),
    brand: [
      ...(role === 'owner' ? [{ name: 'People', icon: Users, path: paths.people(brandId), shortcut: 'G P' }] : []),
      ...(maySettings(role)
        ? [{ name: 'Settings', icon: Settings, path: paths.settings(brandId), shortcut: 'G S' }]
        : []),
    ],
  };
}

/** What guests see; location managers change what is their locations'. */
function sitePages(brandId: string): NavigationPage[] {
  return [
    { name: 'Menu', icon: BookOpenText, path: paths.menu(brandId), shortcut: 'G M' },
    { name: 'Hours', icon: Clock, path: paths.hours(brandId), shortcut: 'G H', isTab: true },
    { name: 'Locations', icon: MapPin, path: paths.locations(brandId), shortcut: 'G L' },
  ];
}

/** Whether a role may change what replies begin with; how long messages are kept is for owners alone. */
export const maySettings = (role: Role): boolean => role === 'owner' || role === 'editor';
