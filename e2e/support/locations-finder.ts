/** The finder of three locations, on a Friday evening. */
import type { Page } from '@playwright/test';
import { daily } from './configurations.ts';
import type { HostedSite } from './hosted-site.ts';

// A Friday; 20:30 in Toronto and 17:30 in Seattle.
const fridayEvening = new Date('2026-11-20T20:30:00-05:00');

export const queen = {
  id: 1,
  name: 'Queen West',
  phone: '(416) 555-0170',
  address: {
    streetAddress: '612 Queen St W',
    locality: 'Toronto',
    region: 'ON',
    postalCode: 'M6J 1E4',
    country: 'Canada',
  },
  geo: { latitude: 43.6473, longitude: -79.4042 },
  services: ['Dine-in', 'Pickup', 'Delivery', 'Catering'],
  features: ['Patio', 'Parking', 'Step-free'],
  rating: 4.7,
  reviewCount: 312,
  distance: 0.65,
  orderingLink: 'https://order.example.com/queen',
  openingHours: daily('11:00', '23:00'),
  pickupHours: { useRestaurantHours: false, customHours: daily('11:00', '20:00') },
};
export const hamilton = {
  id: 2,
  name: 'James North',
  address: { street: '206 James St N', locality: 'Hamilton', region: 'ON', country: 'Canada' },
  coordinates: { latitude: 43.2622, longitude: -79.8663 },
  services: ['Pickup'],
  features: ['Parking'],
  distance: 64.31,
  openingHours: daily('08:00', '15:00'),
  pickupHours: { useRestaurantHours: true, customHours: daily('09:00', '10:00') },
};
export const vancouver = {
  id: 3,
  name: 'Main Street',
  phone: '(604) 555-0181',
  address: { street: '3211 Main St', locality: 'Vancouver', region: 'BC', country: 'Canada' },
  geo: { latitude: 49.2563, longitude: -123.101 },
  services: ['Pickup', 'Delivery'],
  features: ['Patio'],
};
export const brand = { name: 'Maple & Ember', locations: [queen, hamilton, vancouver] };

/** Opens the finder of a brand that only this test has. */
export async function openFinder(page: Page, hosted: HostedSite, configuration: unknown, query = '') {
  await page.clock.setFixedTime(fridayEvening);
  return page.goto(hosted.brand(configuration).url(`/locations${query}`));
}

export const cards = (page: Page) => page.getByRole('article');
export const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
export const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const parametersOf = (page: Page) => new URL(page.url()).searchParams;
