/** The page of a location that has everything, in Vancouver. */
import type { Page } from '@playwright/test';
import { daily } from './configurations.ts';
import type { HostedSite } from './hosted-site.ts';

export const picture = (colour: string) => `https://pictures.example.com/${colour}.png`;

export const harbour = {
  id: 7,
  restaurant_id: 'r 7&8',
  name: 'Harbour',
  phone: '(604) 555-0107',
  email: 'harbour@example.com',
  address: {
    streetAddress: '1 Water St',
    locality: 'Vancouver',
    region: 'BC',
    postalCode: 'V6B 1A1',
    country: 'Canada',
    area: 'Gastown',
  },
  timeZone: 'America/Vancouver',
  orderingLink: 'https://order.example.com/harbour',
  services: ['Dine-in', 'Pickup'],
  features: ['Patio'],
  deliveryAreas: ['Gastown', 'Yaletown'],
  rating: 4.6,
  reviewCount: 87,
  heroImage: picture('hero'),
  gallery: [
    { image: picture('one'), title: 'The counter', orientation: 'portrait' },
    { image: picture('two'), orientation: 'landscape' },
    { image: picture('three'), title: 'The yard', orientation: 'portrait' },
  ],
  openingHours: [
    ...daily('11:00', '21:00').filter(({ day }) => !['Friday', 'Saturday'].includes(day)),
    { day: 'Friday', open: '18:00', close: '02:00' },
    { day: 'Saturday', isClosed: true },
  ],
  pickupHours: { useRestaurantHours: false, customHours: daily('12:00', '20:00') },
  faqs: [
    { question: 'Is there parking?', answer: 'Behind the house.' },
    { question: 'Dogs?', answer: 'On the patio.' },
  ],
  reviews: [{ author: 'Ana', rating: 5, content: 'Worth the ferry.' }],
};
export const brand = {
  name: 'Maple',
  telephone: '(604) 555-0100',
  orderingLink: 'https://order.example.com/maple',
  hasMenu: 'page',
};

/** Opens the page of the first of two locations at a moment. */
export async function openLocation(
  page: Page,
  hosted: HostedSite,
  location: { name: string },
  moment?: Date,
): Promise<void> {
  const site = hosted.brand({
    ...brand,
    locations: [location, { name: 'Elsewhere', address: { locality: 'Guelph' } }],
  });
  if (moment) await page.clock.setFixedTime(moment);
  await page.goto(site.url(`/location/${location.name.toLowerCase()}`));
}

export const main = (page: Page) => page.getByRole('main');
export const visit = (page: Page) => page.getByRole('region', { name: 'Visit us' });
export const openStatus = (page: Page) => page.locator('.open-status');
export const todaysHours = (page: Page) => page.locator('.todays-hours');
