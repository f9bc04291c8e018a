import { cutDescription } from '@tablefront/restaurant/descriptions';
import { type AnchoredCategory, type AnchoredItem, anchorMenus } from '@tablefront/restaurant/menu/anchors';
import { costsFrom, hoursInShort } from '@tablefront/restaurant/menu/dish-words';
import { marksOf } from '@tablefront/restaurant/menu/marks';
import { isSearching, type MenuCriteria, matchesIn, searcher } from '@tablefront/restaurant/menu/search';
import { shownPrice } from '@tablefront/restaurant/prices';
import type { Menu } from '@tablefront/restaurant/site-configuration/site-configuration';
import { menuStructuredData } from '@tablefront/restaurant/structured-data/menu';
import { interfaceLanguage, textLanguage } from '@tablefront/restaurant/text-language';
import type { CSSProperties } from 'react';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import { type MenuSigns, menuSigns } from './around-menu.ts';
import { avoidData, DishDetails } from './dish-details.tsx';

interface PrintedMenuProps {
  menus: Menu[];
  currency: string;
  language: string;
  /** What does not match is there, but hidden: the browser can show it again without asking. */
  criteria: MenuCriteria;
}

/** The menus with all that is in them; `browser/parts/menu.ts` works on the elements. */
export function PrintedMenu({ menus, currency, language, criteria }: PrintedMenuProps) {
  const matches = isSearching(criteria) ? searcher(criteria) : () => true;
  const text = textLanguage(language);
  const ours: OurWords = { lang: text.lang && interfaceLanguage(language), dir: text.dir && 'ltr' };
  const signs = menuSigns(menus);
  return (
    <>
      {anchorMenus(menus).map(({ anchor, menu, categories }) => {
        const printed = categories.map((category) =>
          printedCategory(category, { currency, language, signs, matches, ours, level: menu.name }),
        );
        return (
          <section className="menu" {...text} key={anchor} id={anchor} hidden={printed.every(({ hidden }) => hidden)}>
            {(menu.name || menu.description || menu.hours) && (
              <header className="menu-title">
                {menu.name && <h2>{menu.name}</h2>}
                {menu.description && <p>{menu.description}</p>}
                {menu.hours && (
                  <p className="served">
                    <span lang={ours.lang}>Served</span> {hoursInShort(menu.hours)}
                  </p>
                )}
              </header>
            )}
            {printed.map(({ element }) => element)}
            <JsonLd value={menuStructuredData(menu, { currency, language })} />
          </section>
        );
      })}
    </>
  );
}

/** Marks our own words and numbers among the operator's, where theirs are of another language or direction. */
interface OurWords {
  lang: string | undefined;
  dir: 'ltr' | undefined;
}

interface Printing {
  currency: string;
  language: string;
  signs: MenuSigns;
  matches: ReturnType<typeof searcher>;
  ours: OurWords;
  /** The name of the menu: where it has a heading, those within are a level lower. */
  level: string | undefined;
}

function printedCategory({ anchor, category, items }: AnchoredCategory, printing: Printing) {
  const { name, description, image } = category;
  const Heading = printing.level ? 'h3' : 'h2';
  const shown = matchesIn(category, printing.matches);
  const empty = !shown.includes(true);
  const size: CSSProperties & { '--items': number } = { '--items': items.length };
  const element = (
    <section className="category" key={anchor} id={anchor} style={size} hidden={empty}>
      {(name || description || image) && (
        <header className="category-head">
          <div>
            {name && <Heading>{name}</Heading>}
            {description && <p>{description}</p>}
          </div>
          {image && <Picture src={image} alt="" width={440} height={400} loading="lazy" />}
        </header>
      )}
      <ul className="items">
        {items.map((item, index) => (
          <PrintedItem key={item.anchor} {...item} {...printing} hidden={!shown[index]} nested={name !== ''} />
        ))}
      </ul>
    </section>
  );
  return { element, hidden: empty };
}

type PrintedItemProps = AnchoredItem & Printing & { hidden: boolean; nested: boolean };

function PrintedItem({ anchor, item, currency, language, signs, level, ours, hidden, nested }: PrintedItemProps) {
  const { name, description, image, soldOut, soldOutUntil } = item;
  const Heading = itemHeading(level !== undefined, nested);
  const marks = marksOf(item);
  const shown = shownPrice(item, currency, language);
  return (
    <li
      className={soldOut ? 'item sold-out' : 'item'}
      id={anchor}
      hidden={hidden}
      data-until={soldOut ? soldOutUntil : undefined}
      {...(signs.statesAllergens && avoidData(item, signs.avoid))}
    >
      <div className="item-name">
        <Heading>{name}</Heading>
        {marks.map(({ key, sign, name }) => (
          <span className="diet" role="img" lang={ours.lang} title={name} aria-label={name} key={key}>
            {sign}
          </span>
        ))}
        {soldOut && (
          <span className="badge" lang={ours.lang}>
            Sold out
          </span>
        )}
      </div>
      {/* From right to left the sign of a currency parts from its letters. */}
      {shown && (
        <span className="price" dir={ours.dir}>
          {costsFrom(item) && <small lang={ours.lang}>from </small>}
          {shown}
        </span>
      )}
      <div className="about">
        {description && <Description text={description} ours={ours} />}
        <DishDetails {...{ item, currency, language, ours }} allergens={signs.statesAllergens} />
      </div>
      {image && <Plate image={image} />}
    </li>
  );
}

function itemHeading(menu: boolean, category: boolean): 'h2' | 'h3' | 'h4' {
  if (menu && category) return 'h4';
  return menu || category ? 'h3' : 'h2';
}

/** The style sheet hides the rest until it is asked for; where nothing can be asked (no script, paper) it shows. */
function Description({ text, ours }: { text: string; ours: OurWords }) {
  const { short, cut } = cutDescription(text);
  if (!cut) return <p>{text}</p>;
  return (
    <p>
      {short}
      <span className="dots" aria-hidden="true">
        {' …'}
      </span>
      <span className="rest">{text.slice(short.length)}</span>{' '}
      <button className="more" type="button" lang={ours.lang} aria-expanded="false">
        + more
      </button>
    </p>
  );
}
