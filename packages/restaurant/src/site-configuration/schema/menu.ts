/** Menus, as the brand and its locations have them. Their shapes are read by hand, see `read-menu.ts`. */
import { most } from '../../limits.ts';
import { menusOf } from '../read-menu.ts';
import { menu } from './menu-item.ts';
import { found } from './values.ts';

export const menuField = found(
  { label: 'Menus', sure: true },
  {
    find: (entry, _keys, _index, reading) => menusOf(entry, reading),
    of: menu,
    many: most.categories,
    says: 'menu, a list of menus, or a list of categories',
  },
);
