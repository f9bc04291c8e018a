/** A brand with a campaign, its media page, and the form on it. */
import { expect, type Page } from '@playwright/test';
import type { FormJourney } from './form-journeys.ts';
import type { HostedSite } from './hosted-site.ts';
import { hydrated } from './hydration.ts';

export const PORTAL = '/functions/v1/influencer-portal';
export const CALL = '/functions/v1/website-submissions/media-inquiries';

export const brand = {
  name: 'Casa Prova',
  brand_id: 'casa',
  timeZone: 'UTC',
  telephone: '(416) 555-0100',
  email: 'ciao@casa.example',
  influencerPortal: 'https://stars.example.com/apply',
};

export const campaign = {
  id: 'c_1',
  title: 'Film the oven',
  subtitle: 'From the first log to the last pizza.',
  banner_image: '/placeholder.svg',
  expiry: '2099-12-31',
  num_needed: 4,
  min_followers: 5000,
  city: 'Toronto',
  restaurant: { name: 'Casa Riverside', cuisine: 'Italian', state: 'ON', address: '1 River St' },
};

export function campaignsOf(page: Page) {
  return page.getByRole('region', { name: 'Current Campaigns' });
}

export async function open(page: Page, hosted: HostedSite) {
  await page.goto(hosted.brand(brand).url('/media-inquiries'));
  await hydrated(page);
}

export async function fillIn(page: Page) {
  await page.getByRole('radio', { name: 'Management Interview' }).check();
  await page.getByLabel('Outlet').fill('The Daily Fork');
  await page.getByLabel('Message').fill('An hour with the cook?');
  await page.getByLabel('Contact name').fill('Ada Byron');
  await page.getByLabel('E-mail').fill('ada@fork.example');
  await page.getByLabel('You may contact me about this inquiry.').check();
}

export const body = {
  inquiry_type: 'management_interview',
  outlet_name: 'The Daily Fork',
  contact_name: 'Ada Byron',
  email: 'ada@fork.example',
  phone: '',
  message: 'An hour with the cook?',
  consent_contact: true,
  consent_marketing: false,
  brand_id: 'casa',
};

export const send = (page: Page) => page.getByRole('button', { name: 'Send Media Inquiry' });
export const toast = (page: Page) => page.getByRole('main').getByRole('status');

export async function expectSent(page: Page) {
  await expect(toast(page)).toContainText('Success');
  await expect(toast(page)).toContainText('Your media inquiry has been submitted successfully.');
  await expect(page.getByRole('heading', { name: 'Your inquiry is with us' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
}

export const form: FormJourney = {
  ...{ call: CALL, fillIn, send, body, expectSent },
  open: async (page, hosted) => {
    await page.goto(hosted.brand(brand).url('/media-inquiries'));
  },
  expectFailed: async (page) => {
    await expect(toast(page)).toContainText('Submission Failed');
    await expect(toast(page)).toContainText('Please try again in some time.');
  },
  expectKept: async (page) => {
    await expect(page.getByLabel('Message')).toHaveValue('An hour with the cook?');
    await expect(page.getByRole('radio', { name: 'Management Interview' })).toBeChecked();
    await expect(page.getByLabel('You may contact me')).toBeChecked();
  },
};
