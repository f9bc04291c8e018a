import type { Role } from '@tablefront/console-wire/access';
import { ChartNoAxesColumn, type IconNode, Inbox, QrCode, Settings, Sun, Users } from 'lucide';
import { paths } from '../paths.ts';

export interface NavigationPage {
  name: string;
  icon: IconNode;
  path: string;
  shortcut: string;
}

/** The pages of a brand that a role may see, as they stand in the navigation. */
export function pagesFor(role: Role, brandId: string): { daily: NavigationPage[]; brand: NavigationPage[] } {
  return {
    daily: [
      { name: 'Today', icon: Sun, path: paths.today(brandId), shortcut: 'G T' },
      { name: 'Inbox', icon: Inbox, path: paths.inbox(brandId), shortcut: 'G I' },
      { name: 'Insights', icon: ChartNoAxesColumn, path: paths.insights(brandId), shortcut: 'G N' },
    ],
    brand: [
      ...(role === 'inbox' ? [] : [{ name: 'QR codes', icon: QrCode, path: paths.codes(brandId), shortcut: 'G Q' }]),
      ...(role === 'owner' ? [{ name: 'People', icon: Users, path: paths.people(brandId), shortcut: 'G P' }] : []),
      ...(maySettings(role)
        ? [{ name: 'Settings', icon: Settings, path: paths.settings(brandId), shortcut: 'G S' }]
        : []),
    ],
  };
}

/** Whether a role may change what replies begin with; how long messages are kept is for owners alone. */
export const maySettings = (role: Role): boolean => role === 'owner' || role === 'editor';
