import type { AssistantAnswer, ContentType } from '@tablefront/backend-client/assistant-answer';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { Fragment, type ReactNode } from 'react';
import { ContactCard } from './contact-card.tsx';
import { LinkRow } from './link-row.tsx';
import { MenuCards } from './menu-cards.tsx';
import { OfferCards } from './offer-cards.tsx';
import { PlaceCards } from './place-cards.tsx';
import type { PricesShown } from './prices-shown.ts';

/** What follows the types that an answer names; data of a type that it does not name is shown too. */
const usualOrder: readonly ContentType[] = [
  'location_info',
  'hours',
  'contact',
  'menu_list',
  'deals',
  'discounts',
  'menu_link',
];

/** The structured part of an answer, in the order in which it names its types. */
export function Answer({ answer, shown }: { answer: AssistantAnswer; shown: PricesShown }) {
  const { contentTypes, menuItems, deals, discounts, places, contact, links, language } = answer;
  const onlyHours = contentTypes.includes('hours') && !contentTypes.includes('location_info');
  const parts = new Map<ContentType, ReactNode>([
    [
      onlyHours ? 'hours' : 'location_info',
      <PlaceCards key="places" places={places} onlyHours={onlyHours} language={language} />,
    ],
    ['contact', contact && <ContactCard key="contact" contact={contact} />],
    ['menu_list', <MenuCards key="items" items={menuItems} shown={shown} />],
    ['deals', <OfferCards key="deals" offers={deals} shown={shown} answerLanguage={language} />],
    ['discounts', <OfferCards key="discounts" offers={discounts} shown={shown} answerLanguage={language} />],
    ['menu_link', <LinkRow key="menu" links={menuLinks(answer)} />],
  ]);
  const order = new Set([...contentTypes, ...usualOrder]);
  return (
    <>
      {[...order].map((type) => (
        <Fragment key={type}>{parts.get(type)}</Fragment>
      ))}
      <LinkRow links={links} />
    </>
  );
}

/** An answer about the menu that gives no address of it means the site's own page. */
function menuLinks({ contentTypes, menuLink }: AssistantAnswer) {
  if (menuLink) return [{ label: 'View Menu', ...menuLink }];
  return contentTypes.includes('menu_link') ? [{ label: 'View Menu', url: pathTo('menu') }] : [];
}
