/** Menus. */
import { most } from '../../limits.ts';
import { menusOf } from '../read-menu.ts';
import { found, sure } from './values.ts';

export const menuField = sure(
  found(
    { label: 'Menus', shownOn: ['menu', 'locationMenu', 'location', 'assistant', 'machines'], changedBy: 'editor' },
    {
      find: (entry, _keys, _index, { currency }) => menusOf(entry, currency),
      many: most.menus,
      says: 'menu, a list of menus, or a list of categories',
    },
  ),
);
