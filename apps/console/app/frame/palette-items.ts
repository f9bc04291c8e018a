import type { InboxEntry } from '@tablefront/console-wire/inbox';
import { useQuery } from '@tanstack/react-query';
import {
  CircleUser,
  Clock,
  History,
  type IconNode,
  Inbox,
  Keyboard,
  LogOut,
  MapPin,
  Megaphone,
  PanelsTopLeft,
  Plus,
  Send,
  Settings,
  Store,
  UserPlus,
} from 'lucide';
import { useNavigate } from 'react-router';
import { useMe } from '../api/me.ts';
import { inWords } from '../api/refused.ts';
import { sectionsFor } from '../editor/sections.ts';
import { useViews } from '../inbox/inbox-queries.ts';
import { iconOf } from '../inbox/kinds.ts';
import { paths } from '../paths.ts';
import { SETTINGS_PARTS } from '../settings/parts.ts';
import { say, sayWrong } from '../ui/toast.ts';
import { dishesQuery, quick, readSiteAnew, takeBack } from '../versions/site-calls.ts';
import { signOut } from './account-menu.ts';
import { mayMakeBrands, useBrand } from './brand.ts';
import { openOverlay } from './overlay.ts';
import { maySettings, pagesFor } from './pages.ts';
import { dishItems } from './palette-dishes.ts';
import { modKey } from './sidebar.tsx';

export interface PaletteItem {
  id: string;
  group: 'Go to' | 'Do' | 'Dishes' | 'Locations' | 'Views' | 'Brands' | 'Messages';
  /** There are too many of its kind to stand there before anything is typed. */
  typedOnly?: true;
  name: string;
  more?: string;
  icon: IconNode;
  shortcut?: string;
  run: () => void;
}

/** What can be jumped to and done, out of what is here already. */
export function usePaletteItems(): PaletteItem[] {
  const { id: brandId, role, detail } = useBrand();
  const { brands, grants } = useMe();
  const dishes = useDishItems();
  const views = useViews(brandId).data ?? [];
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  const owner = role === 'owner';
  const edits = maySettings(role);
  const makes = mayMakeBrands(grants);
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
    ...(edits ? sectionsFor(role) : []).map(({ id, name }) => ({
      ...{ id: `section ${id}`, group: 'Go to' as const, name, more: 'Pages', icon: PanelsTopLeft },
      ...{ typedOnly: true as const, run: go(paths.pages(brandId, id)) },
    })),
    ...(edits ? SETTINGS_PARTS : []).map(([id, name]) => ({
      ...{ id: `settings ${id}`, group: 'Go to' as const, name, more: 'Settings', icon: Settings },
      ...{ typedOnly: true as const, run: go(paths.settings(brandId, id)) },
    })),
    (brands.length > 1 || makes) && {
      ...{ id: 'brands', group: 'Go to', name: 'All brands', icon: Store, run: go(paths.brands) },
    },
    edits && {
      ...{ id: 'publish', group: 'Do', name: 'Publish…', icon: Send },
      ...{ shortcut: `⇧ ${modKey()}P`, run: go(paths.publish(brandId)) },
    },
    role !== 'inbox' && {
      ...{ id: 'close', group: 'Do', name: 'Close today…', icon: Clock, run: go(paths.today(brandId, 'hours')) },
    },
    edits && {
      ...{ id: 'announce', group: 'Do', name: 'Announce…', icon: Megaphone, run: go(paths.today(brandId, 'announce')) },
    },
    makes && { id: 'new-brand', group: 'Do', name: 'New brand…', icon: Plus, run: go(paths.newBrand) },
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
      typedOnly: true as const,
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
        typedOnly: true as const,
        name,
        icon: Store,
        run: go(paths.today(id)),
      })),
    ...dishes,
  ];
  return items.filter((item) => item !== false);
}

/** The dishes of the live menu, for who may switch them. */
function useDishItems(): PaletteItem[] {
  const { id: brandId, role } = useBrand();
  const navigate = useNavigate();
  const dishes = useQuery({ ...dishesQuery(brandId), enabled: role !== 'inbox' }).data;
  if (!dishes) return [];
  return dishItems(dishes, {
    open: ({ id }) => void navigate(paths.dish(brandId, id)),
    sellOut: ({ name }) => void navigate(paths.soldOut(brandId, name)),
    bringBack(dish, places) {
      void quick(brandId, { do: 'back', dish: dish.id, places })
        .then(({ version, title }) => say(`${title}.`, () => void takeBack(brandId, version)))
        .catch((error: unknown) => sayWrong(inWords(error)))
        .finally(() => void readSiteAnew(brandId));
    },
  });
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
