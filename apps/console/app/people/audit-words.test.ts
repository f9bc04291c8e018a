import { expect, test } from 'vitest';
import { auditSentence } from './audit-words.ts';

test.each([
  ['people.invited', { name: 'Luc', role: 'location' }, 'Invited Luc as location manager'],
  ['people.joined', { role: 'owner' }, 'Came in by a link as owner'],
  ['inbox.templates', { templates: 1 }, 'Changed the replies to begin with (1 template)'],
  ['inbox.person-deleted', { submissions: 2, files: 1 }, 'Deleted everything of one person (2 messages, 1 file)'],
  ['session.refused', {}, 'Could not sign in'],
  ['editor.menu-published', { name: 'Winter' }, 'Editor menu published: Winter'],
  ['toString', {}, 'ToString'],
])('%s %o is told as %s', (what, detail, expected) => {
  expect(auditSentence({ what, detail })).toBe(expected);
});
