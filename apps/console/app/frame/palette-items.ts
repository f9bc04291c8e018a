import type { InboxEntry } from '@tablefront/console-wire/inbox';
import { CircleUser, History, type IconNode, Inbox, Keyboard, LogOut, MapPin, Store, UserPlus } from 'lucide';
import { useNavigate } from 'react-router';
import { useMe } from '../api/me.ts';
import { useViews } from '../inbox/inbox-queries.ts';
import { iconOf } from '../inbox/kinds.ts';
import { paths } from '../paths.ts';
import { signOut } from './account-menu.ts';
import { useBrand } from './brand.ts';
import { openOverlay } from './overlay.ts';
import { pagesFor } from './pages.ts';

export interface PaletteItem {
  id: string;
  group: 'Go to' | 'Do' | 'Locations' | 'Views' | 'Brands' | 'Messages';
  name: string;
  more?: string;
  icon: IconNode;
  shortcut?: string;
  run: () => void;
}

/** What can be jumped to and done, out of what is here already. */
export function usePaletteItems(): PaletteItem[] {
  const { id: brandId, role, detail } = useBrand();
  const { brands } = useMe();
  const views = useViews(brandId).data ?? [];
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const owner = role === 'owner';
  const pages = pagesFor(role, brandId);
  const items: (PaletteItem | false)[] = [
    ...[...pages.daily, ...pages.site, ...pages.brand].map(({ name, icon, path, shortcut }) => ({
      id: path,
      group: 'Go to' as const,
      name,
      icon,
      shortcut,
      run: go(path),
    })),
    owner && { id: 'log', group: 'Go to', name: 'What happened', icon: History, run: go(paths.audit(brandId)) },
    {
      id: 'account',
      group: 'Go to',
      name: 'Account and devices',
      icon: CircleUser,
      shortcut: 'G A',
      run: go(paths.account(brandId)),
    },
    ...(['mine', 'done', 'spam'] as const).map((box) => ({
      id: box,
      group: 'Go to' as const,
      name: { mine: 'Messages assigned to me', done: 'Messages that are done', spam: 'Spam' }[box],
      icon: Inbox,
      run: go(paths.inbox(brandId, { box })),
    })),
    owner && { id: 'invite', group: 'Do', name: 'Invite people…', icon: UserPlus, run: go(paths.invite(brandId)) },
    { id: 'keys', group: 'Do', name: 'All keys', icon: Keyboard, shortcut: '?', run: () => openOverlay('keys') },
    { id: 'sign-out', group: 'Do', name: 'Sign out', icon: LogOut, run: () => void signOut() },
    ...views.map(({ id, name, query }) => ({
      id,
      group: 'Views' as const,
      name,
      icon: Inbox,
      run: go(paths.inbox(brandId, query)),
    })),
    ...(detail && detail.locations.length > 1 ? detail.locations : []).map(({ id, name }) => ({
      id: `location ${id}`,
      group: 'Locations' as const,
      name,
      more: 'Messages',
      icon: MapPin,
      run: go(paths.inbox(brandId, { location: [id] })),
    })),
    ...brands
      .filter(({ id }) => id !== brandId)
      .map(({ id, name }) => ({
        id: `brand ${id}`,
        group: 'Brands' as const,
        name,
        icon: Store,
        run: go(paths.today(id)),
      })),
  ];
  return items.filter((item) => item !== false);
}

/** Messages that the server found, as the palette shows them. */
export const messageItems = (brandId: string, go: (path: string) => unknown) => (entries: readonly InboxEntry[]) =>
  entries.map(
    (entry): PaletteItem => ({
      id: entry.id,
      group: 'Messages',
      name: `${entry.from ?? 'No name'}: ${entry.words || entry.about}`,
      more: entry.place?.name ?? '',
      icon: iconOf(entry),
      run: () => void go(paths.message(brandId, entry.id, { box: 'all' })),
    }),
  );
