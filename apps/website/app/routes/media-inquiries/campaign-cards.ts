import { applyLink, type Campaign, currentCampaigns, expiresSoon } from '@tablefront/restaurant/campaigns';
import { formatDay } from '@tablefront/restaurant/dates';
import { extendedLink, isExternal, type Link } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import { ABOUT_PARAMETER } from './about-campaign.ts';

export interface CampaignCard {
  key: string;
  title: string;
  subtitle?: string;
  image?: Link;
  expiresSoon: boolean;
  facts: { name: string; text: string }[];
  /** On the influencer site; where there is none, on this page's own form. */
  apply: { url: Link; external: boolean; byForm: boolean };
}

interface CardTerms {
  /** `YYYY-MM-DD` at the restaurant. */
  today: string;
  language: string;
  /** The influencer site. */
  portal?: Link;
}

/** The campaigns that still run, as the page shows them. */
export function campaignCardsOf(
  campaigns: readonly Campaign[],
  { today, language, portal }: CardTerms,
): CampaignCard[] {
  return currentCampaigns(campaigns, today).map((campaign, index) => ({
    key: String(index),
    title: campaign.title,
    subtitle: campaign.subtitle,
    image: campaign.bannerImage,
    expiresSoon: expiresSoon(campaign, today),
    facts: factsOf(campaign, language),
    apply: applyFor(campaign, portal),
  }));
}

function factsOf(campaign: Campaign, language: string): CampaignCard['facts'] {
  const { restaurant, numNeeded, minFollowers, expiry } = campaign;
  const facts = [
    { name: 'Restaurant', text: [restaurant.name, restaurant.cuisine].filter(Boolean).join(' · ') },
    { name: 'Where', text: placeOf(campaign) },
    { name: 'Looking for', text: numNeeded ? counted(numNeeded, 'creator') : '' },
    { name: 'Followers', text: minFollowers ? `${minFollowers.toLocaleString('en')} or more` : '' },
    { name: 'Apply until', text: expiry === undefined ? '' : formatDay(expiry, language) },
  ];
  return facts.filter(({ text }) => text !== '');
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}

/** The address, with the city and the state that it does not name itself. */
function placeOf({ city, restaurant: { address, state } }: Campaign): string {
  let place = '';
  for (const part of [address, city, state]) {
    if (part === undefined || wordsOf(place).includes(wordsOf(part))) continue;
    place = place === '' ? part : `${place}, ${part}`;
  }
  return place;
}

function wordsOf(text: string): string {
  return ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;
}

function applyFor({ id, title }: Campaign, portal: Link | undefined): CampaignCard['apply'] {
  if (portal === undefined) {
    const url = extendedLink(pathTo('mediaInquiries'), `?${ABOUT_PARAMETER}=${encodeURIComponent(title)}#inquiry`);
    return { url, external: false, byForm: true };
  }
  const url = applyLink(portal, id);
  return { url, external: isExternal(url), byForm: false };
}
