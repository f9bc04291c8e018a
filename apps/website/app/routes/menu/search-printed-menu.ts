import { dietsOf, marksBySign } from '@tablefront/restaurant/menu/marks';
import { type MenuCriteria, type SearchEntry, searcher, searchText } from '@tablefront/restaurant/menu/search';
import type { FoundOnMenu } from './menu-page.ts';

interface IndexedItem extends SearchEntry {
  element: HTMLElement;
  name: string;
  /** What it is stated to be free of, where it does not state what it contains. */
  free?: readonly string[];
}

interface IndexedCategory {
  element: HTMLElement;
  items: IndexedItem[];
}

/** What finds in a printed menu: it hides what does not match, items as well as the categories and menus that nothing is left of. */
export function printedMenuSearch(menus: HTMLElement): (criteria: MenuCriteria) => FoundOnMenu {
  // What the items say does not change: it is read from the page once, when somebody searches.
  let index: IndexedCategory[] | undefined;
  return (criteria) => {
    index ??= indexOf(menus);
    const matches = searcher(criteria);
    const { avoid = [] } = criteria;
    const found: FoundOnMenu = { count: 0, unknown: [], categories: [] };
    for (const { element, items } of index) {
      const before = found.count;
      for (const item of items) {
        item.element.hidden = !matches(item);
        if (item.element.hidden) continue;
        found.count += 1;
        if (avoid.some((key) => item.free && !item.free.includes(key))) found.unknown.push(item.name);
      }
      element.hidden = found.count === before;
      if (!element.hidden) found.categories.push(element.id);
    }
    for (const menu of menus.querySelectorAll<HTMLElement>('.menu')) {
      menu.hidden = !menu.querySelector('.category:not([hidden])');
    }
    return found;
  };
}

function indexOf(menus: HTMLElement): IndexedCategory[] {
  return Array.from(menus.querySelectorAll<HTMLElement>('.category'), (element) => {
    const name = textOf(element.querySelector('.category-head :is(h2, h3)'));
    return {
      element,
      items: Array.from(element.querySelectorAll<HTMLElement>('.item'), (item) => ({
        element: item,
        name: textOf(item.querySelector('.item-name > :first-child')) ?? '',
        text: searchText(name, textOf(item.querySelector('.item-name > :first-child')), describedIn(item)),
        avoided: item.dataset.avoid?.split(' ') ?? [],
        free: item.dataset.free?.split(' '),
        diets: dietsOf(marksBySign(Array.from(item.querySelectorAll('.diet'), (mark) => mark.textContent))),
      })),
    };
  });
}

const textOf = (element: Element | null | undefined) => element?.textContent;

/** The description without its button and its dots. */
function describedIn(item: HTMLElement): string | null | undefined {
  const description = item.querySelector('p');
  const rest = description?.querySelector('.rest');
  return rest ? `${description?.firstChild?.textContent ?? ''}${rest.textContent}` : textOf(description);
}
