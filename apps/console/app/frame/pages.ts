import type { Role } from '@tablefront/console-wire/access';
import {
  BookOpenText,
  ChartNoAxesColumn,
  CircleOff,
  Clock,
  History,
  type IconNode,
  Inbox,
  MapPin,
  Palette,
  PanelsTopLeft,
  QrCode,
  Settings,
  Sun,
  Users,
} from 'lucide';
import { paths } from '../paths.ts';

export interface NavigationPage {
  name: string;
  icon: IconNode;
  path: string;
  shortcut: string;
  /** It is one of the tabs of a phone. */
  isTab?: true;
  /** It stands nowhere else in the navigation. */
  isTabOnly?: true;
}

/** The pages of a brand that a role may see, as they stand in the navigation. */
export function pagesFor(role: Role, brandId: string): Record<'daily' | 'site' | 'brand', NavigationPage[]> {
  return {
    daily: [
      { name: 'Today', icon: Sun, path: paths.today(brandId), shortcut: 'G T', isTab: true },
      { name: 'Inbox', icon: Inbox, path: paths.inbox(brandId), shortcut: 'G I', isTab: true },
      ...(role === 'inbox' ? [] : [soldOut(brandId)]),
      { name: 'Insights', icon: ChartNoAxesColumn, path: paths.insights(brandId), shortcut: 'G N' },
    ],
    site: role === 'inbox' ? [] : sitePages(role, brandId),
    brand: [
      ...(role === 'inbox' ? [] : [{ name: 'QR codes', icon: QrCode, path: paths.codes(brandId), shortcut: 'G Q' }]),
      ...(role === 'owner' ? [{ name: 'People', icon: Users, path: paths.people(brandId), shortcut: 'G P' }] : []),
      ...(maySettings(role)
        ? [{ name: 'Settings', icon: Settings, path: paths.settings(brandId), shortcut: 'G S' }]
        : []),
    ],
  };
}

/** For one thumb; on a desktop Today and the menu lead to it. */
function soldOut(brandId: string): NavigationPage {
  return {
    name: 'Sold out',
    icon: CircleOff,
    path: paths.soldOut(brandId),
    shortcut: 'O',
    isTab: true,
    isTabOnly: true,
  };
}

/** What guests see; location managers change what is their locations'. */
function sitePages(role: Role, brandId: string): NavigationPage[] {
  const pages = { name: 'Pages', icon: PanelsTopLeft, path: paths.pages(brandId), shortcut: 'G E' };
  return [
    ...(maySettings(role) ? [pages] : []),
    { name: 'Menu', icon: BookOpenText, path: paths.menu(brandId), shortcut: 'G M' },
    { name: 'Hours', icon: Clock, path: paths.hours(brandId), shortcut: 'G H', isTab: true },
    { name: 'Locations', icon: MapPin, path: paths.locations(brandId), shortcut: 'G L' },
    ...(maySettings(role)
      ? [{ name: 'Look', icon: Palette, path: paths.pages(brandId, 'look'), shortcut: 'G K' }]
      : []),
    { name: 'Versions', icon: History, path: paths.versions(brandId), shortcut: 'G V' },
  ];
}

/** Whether a role may change what replies begin with; how long messages are kept is for owners alone. */
export const maySettings = (role: Role): boolean => role === 'owner' || role === 'editor';
