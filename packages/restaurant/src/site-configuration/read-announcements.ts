/** What the brand has to say above every page: `announcements[] {text, url, startsAt, endsAt}`. */

import { most } from '../limits.ts';
import { endOfMoment, readMoment, startOfMoment } from '../moments.ts';
import { described, type Entry, field, present, type Read, record } from './lenient.ts';
import { list } from './lenient-lists.ts';
import { link, readText, required } from './lenient-values.ts';
import type { Announcement } from './site-configuration.ts';

/**
 * In the order of the configuration. One with a date that cannot be read is left out: it might be shown too early, or for
 * ever.
 *
 * @param timeZones where the brand is; dates without an offset are dates there
 */
export function announcementsOf(entry: Entry, timeZones: readonly string[]): Announcement[] {
  const readStart = momentReader((text) => startOfMoment(text, timeZones));
  const readEnd = momentReader((text) => endOfMoment(text, timeZones));
  const readAnnouncement = record((announcement): Announcement | undefined => {
    const text = required(announcement, 'text', 'text', 'message', 'title');
    if (text === undefined) return undefined;
    const from = field(announcement, ['startsAt'], readStart);
    const until = field(announcement, ['endsAt'], readEnd);
    if (from === 'unreadable' || until === 'unreadable') return undefined;
    return { text, ...present({ url: link(announcement, 'url', 'link'), from, until }) };
  });
  return list(entry, ['announcements'], readAnnouncement, most.announcements);
}

function momentReader(momentOf: (text: string) => number): Read<number | 'unreadable'> {
  return (value, path, warn) => {
    const text = readText(value, path, warn, 0);
    if (text === undefined) return value === '' ? undefined : 'unreadable';
    if (readMoment(text) !== undefined) return momentOf(text);
    warn(path, `${described(value)} is not a date or a date with a time`);
    return 'unreadable';
  };
}
