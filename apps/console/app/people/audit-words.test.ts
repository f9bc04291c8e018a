import { expect, test } from 'vitest';
import { auditSentence, fromWhere } from './audit-words.ts';

test.each([
  ['people.invited', { name: 'Luc', role: 'location' }, 'Invited Luc as location manager'],
  [
    'people.changed',
    { name: 'Luc', role: 'location', places: ['Main Street, Moncton', 'Mile End'] },
    'Changed the role of Luc to location manager of Main Street, Moncton; Mile End',
  ],
  ['people.invited', { name: 'Ida', role: 'inbox', places: ['A', 'B'] }, 'Invited Ida as inbox only, of A, B'],
  ['people.invited', { name: 'Ida', role: 'editor', places: 'A' }, 'Invited Ida as editor'],
  ['inbox.expired', { submissions: 3, files: 1 }, 'Deleted 3 messages and 1 file that were kept long enough'],
  ['people.joined', { role: 'owner' }, 'Came in by a link as owner'],
  ['inbox.templates', { templates: 1 }, 'Changed the replies to begin with (1 template)'],
  ['inbox.person-deleted', { submissions: 2, files: 1 }, 'Deleted everything of one person (2 messages, 1 file)'],
  ['insights.counting', { counting: false }, 'Turned counting on the site off'],
  ['codes.made', { name: 'Terrace', codes: 12, to: 'feedback' }, 'Made 12 codes: Terrace'],
  ['codes.changed', { name: 'Terrace', to: 'menu' }, 'Pointed the codes of Terrace elsewhere'],
  ['codes.changed', { name: 'Terrace', putAway: true }, 'Put away the codes of Terrace'],
  ['session.refused', {}, 'Could not sign in'],
  ['editor.menu-published', { name: 'Winter' }, 'Editor menu published: Winter'],
  ['brand.created', { name: 'Nova' }, 'Made the brand Nova'],
  ['toString', {}, 'ToString'],
])('%s %o is told as %s', (what, detail, expected) => {
  expect(auditSentence({ what, detail })).toBe(expected);
});

test.each([
  [{ detail: { device: 'Chrome on Android' }, personId: '7', who: 'Ada' }, 'Chrome on Android'],
  [{ detail: { device: 'Firefox on Linux' }, personId: null, who: 'Somebody' }, 'Firefox on Linux'],
  [{ detail: {}, personId: null, who: null }, 'Server'],
  [{ detail: { device: 7 }, personId: '7', who: 'Ada' }, ''],
])('from where %o was done is told as %j', (entry, expected) => {
  expect(fromWhere(entry)).toBe(expected);
});
