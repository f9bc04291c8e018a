import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type { Administration } from '../../administration/administration.ts';
import { printable, Refusal, shown } from '../../administration/operator-texts.ts';
import {
  maskedSettings,
  type NotificationSettings,
  readNotificationSettings,
} from '../../notifications/notification-settings.ts';

/** The settings that a file holds. */
export async function readNotifyFile(file: string, allowPrivate: boolean): Promise<NotificationSettings> {
  const read = readNotificationSettings(parseOrRefuse(file, await textOrRefuse(file)), { allowPrivate });
  if (!read.ok) throw new Refusal([`${file} cannot be used:`, ...read.problems.map(printable)].join('\n  '));
  return read.settings;
}

/** Sets or (null) removes who is told of a brand's submissions; answers what to print. */
export async function setNotifications(
  administration: Administration,
  brandId: string,
  settings: NotificationSettings | null,
): Promise<string> {
  if (!(await administration.saveNotificationSettings(brandId, settings))) throw noSuchBrand(brandId);
  if (!settings) return `Nobody is told of what ${brandId} receives.\n`;
  return `What ${brandId} receives from now on is told to:\n${asText(settings)}`;
}

/** What to print of a brand's settings. */
export async function showNotifications(administration: Administration, brandId: string): Promise<string> {
  const found = await administration.findNotificationSettings(brandId);
  if (found.kind === 'no-brand') throw noSuchBrand(brandId);
  return found.settings ? asText(found.settings) : `Nobody is told of what ${brandId} receives.\n`;
}

function asText(settings: NotificationSettings): string {
  return `${JSON.stringify(maskedSettings(settings), null, 2)}\n`;
}

function noSuchBrand(brandId: string): Refusal {
  return new Refusal(`There is no brand ${shown(brandId)}; "npm run brand -- list" names all.`);
}

async function textOrRefuse(file: string): Promise<string> {
  try {
    return file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new Refusal(missing ? `There is no file ${file}` : `${file} cannot be read`);
  }
}

/** What the parser says would quote the file, and so a secret. */
function parseOrRefuse(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new Refusal(`${file} is not JSON`);
  }
}
