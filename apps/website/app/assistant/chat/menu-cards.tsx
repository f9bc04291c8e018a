import type { AnsweredItem } from '@tablefront/backend-client/assistant-answer';
import type { DietaryCode } from '@tablefront/backend-client/dietary-codes';
import { formatPrice } from '@tablefront/restaurant/prices';
import { useId, useState } from 'react';
import { Plate } from '../../ui/plate.tsx';
import { cutText } from './cut-text.ts';
import type { PricesShown } from './prices-shown.ts';

const MOST_CODES = 3;
const MOST_TAGS = 1;
const MOST_WORDS = 16;

const codeNames: Record<DietaryCode, string> = {
  v: 'Vegetarian',
  ve: 'Vegan',
  gf: 'Gluten-Free',
  halal: 'Halal',
  spicy: 'Spicy',
};

export function MenuCards({ items, shown }: { items: readonly AnsweredItem[]; shown: PricesShown }) {
  if (items.length === 0) return null;
  return (
    <ul className="answer answer--items">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
        <MenuCard key={index} item={item} shown={shown} />
      ))}
    </ul>
  );
}

function MenuCard({ item, shown: { currency, language } }: { item: AnsweredItem; shown: PricesShown }) {
  const { name, price, soldOut, description, category, image, dietary, tags } = item;
  const id = useId();
  const { priceText = price === undefined ? undefined : formatPrice(price, currency, language) } = item;
  const labels = [soldOut ? 'Sold out' : undefined, category, ...tags.slice(0, MOST_TAGS)];
  const badges = [...new Set(labels)].filter((badge) => badge !== undefined);
  return (
    <li className={image ? 'answer-item answer-item--pictured' : 'answer-item'}>
      {image && <Plate image={image} asIs />}
      <div className="answer-item-text">
        <p className="name-price">
          <b id={id}>{name}</b>
          {priceText !== undefined && <span className="price">{priceText}</span>}
        </p>
        {dietary.length > 0 && (
          <ul className="diets" aria-label="Dietary">
            {dietary.slice(0, MOST_CODES).map((code) => (
              <li key={code} className="diet" title={codeNames[code]}>
                <span aria-hidden="true">{code}</span>
                <span className="visually-hidden">{codeNames[code]}</span>
              </li>
            ))}
          </ul>
        )}
        {description && <Description text={description} itemId={id} />}
        {badges.length > 0 && (
          <p className="answer-badges">
            {badges.map((badge) => (
              <span key={badge} className="badge">
                {badge}
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  );
}

function Description({ text, itemId }: { text: string; itemId: string }) {
  const [whole, setWhole] = useState(false);
  const cut = cutText(text, MOST_WORDS);
  return (
    <>
      <p className="small muted">{whole ? text : (cut ?? text)}</p>
      {cut !== undefined && (
        <button type="button" className="more" aria-describedby={itemId} onClick={() => setWhole(!whole)}>
          {whole ? 'Show Less' : 'View More'}
        </button>
      )}
    </>
  );
}
