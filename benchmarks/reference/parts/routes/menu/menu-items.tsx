'use client';
import { cutDescription } from '@tablefront/restaurant/descriptions';
import { type CSSProperties, memo, useId, useState } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { Plate } from '../../ui/plate.tsx';
import type { CardCategory, CardItem, MenuCards } from './menu-cards.ts';

export type ShownItem = CardItem & { hidden: boolean };
export type ShownCategory = Omit<CardCategory, 'items'> & { items: ShownItem[]; hidden: boolean };
type ShownMenu = Omit<MenuCards[number], 'categories'> & { categories: ShownCategory[]; hidden: boolean };

/** One menu. */
export function MenuItems({ anchor, name, description, categories, hidden }: ShownMenu) {
  const Heading = name ? 'h3' : 'h2';
  return (
    <section className="menu" id={anchor} hidden={hidden}>
      {(name || description) && (
        <header className="menu-title">
          {name && <h2>{name}</h2>}
          {description && <p>{description}</p>}
        </header>
      )}
      {categories.map((category) => (
        <section
          className="category"
          key={category.anchor}
          id={category.anchor}
          style={{ '--items': category.items.length } as CSSProperties}
          hidden={category.hidden}
        >
          {(category.name || category.description || category.image) && (
            <header className="category-head">
              <div>
                {category.name && <Heading>{category.name}</Heading>}
                {category.description && <p>{category.description}</p>}
              </div>
              {category.image && <Picture src={category.image} alt="" width={440} height={400} loading="lazy" />}
            </header>
          )}
          <ul className="items">
            {category.items.map((item) => (
              <Item key={item.anchor} {...item} level={name ? 4 : 3} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const Item = memo(function Item({ anchor, name, description, price, image, soldOut, marks, hidden, level }: ShownItem & { level: 3 | 4 }) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <li className={soldOut ? 'item sold-out' : 'item'} id={anchor} hidden={hidden}>
      <div className="item-name">
        <Heading id={id}>{name}</Heading>
        {marks.map(({ key, sign, name }) => (
          <span className="diet" role="img" title={name} aria-label={name} key={key}>
            {sign}
          </span>
        ))}
        {soldOut && <span className="badge">Sold out</span>}
      </div>
      {price !== undefined && <span className="price">{price}</span>}
      {description && <Description text={description} of={id} />}
      {image && <Plate image={image} />}
    </li>
  );
});

function Description({ text, of }: { text: string; of: string }) {
  const [whole, setWhole] = useState(false);
  const { short, cut } = cutDescription(text);
  if (!cut) return <p>{text}</p>;
  return (
    <p className={whole ? 'whole' : undefined}>
      {short}
      <span className="dots" aria-hidden="true">
        {' …'}
      </span>
      <span className="rest">{text.slice(short.length)}</span>{' '}
      <button
        className="more"
        type="button"
        aria-expanded={whole}
        aria-describedby={of}
        onClick={() => setWhole(!whole)}
      >
        {whole ? '- less' : '+ more'}
      </button>
    </p>
  );
}
