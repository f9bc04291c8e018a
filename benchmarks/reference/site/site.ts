// What the pages are made of, as the site's own server would have it.
import { readSiteConfiguration } from '@tablefront/restaurant/site-configuration/read-site-configuration';
import brand from '../brand.json';
import { shellOf } from './shell/shell.ts';

const read = readSiteConfiguration(brand);
if (!read.ok) throw new Error(read.error);

export const { configuration } = read;
export const now = new Date();
export const origin = 'http://localhost';
export const shell = shellOf(configuration, { now, origin });
export const backend = { url: '', anonKey: 'none' };
export const MENU_PATH = '/menu/toronto-queen-west';
