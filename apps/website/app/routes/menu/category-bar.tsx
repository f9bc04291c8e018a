import { useShell } from '../../shell/shell-context.ts';
import type { MenuOutline } from './menu-page.ts';

interface CategoryBarProps {
  categories: MenuOutline['categories'];
  /** What a search leaves of them. */
  shown?: string[];
  active: string | undefined;
}

/** Chips that lead to the categories, always within reach; `browser/parts/menu.ts` marks the one in view. */
export function CategoryBar({ categories, shown, active }: CategoryBarProps) {
  const { text } = useShell();
  if (categories.length < 2) return null;
  return (
    <nav className="category-bar" aria-label="Categories">
      <ul>
        {categories.map(({ anchor, name }) => (
          <li key={anchor} hidden={shown && !shown.includes(anchor)}>
            <a className="chip" href={`#${anchor}`} aria-current={anchor === active ? 'true' : undefined}>
              <span {...text}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
