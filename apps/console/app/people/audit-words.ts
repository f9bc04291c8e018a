import type { AuditEntry } from '@tablefront/console-wire/people';
import { placesInWords, roleNames } from './role-words.ts';

type Detail = AuditEntry['detail'];

/** What the filter offers: what the names of events begin with. */
export const auditAreas = [
  { id: 'people', label: 'People' },
  { id: 'session', label: 'Signing in' },
  { id: 'inbox', label: 'Inbox' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'insights', label: 'Insights' },
  { id: 'codes', label: 'QR codes' },
  { id: 'site', label: 'Site' },
  { id: 'brand', label: 'Brands' },
];

function named(detail: Detail, name = 'name'): string {
  const value = detail[name];
  return typeof value === 'string' && value ? value : 'somebody';
}

function amount(detail: Detail, of: string, one: string, many: string): string {
  const count = Number(detail[of]);
  return Number.isFinite(count) ? `${count} ${count === 1 ? one : many}` : many;
}

function asRole({ role, places }: Detail): string {
  if (typeof role !== 'string' || !(role in roleNames)) return '';
  const said = ` as ${roleNames[role as keyof typeof roleNames].toLowerCase()}`;
  const names = Array.isArray(places) ? places.filter((name) => typeof name === 'string') : [];
  if (names.length === 0) return said;
  return `${said}${role === 'inbox' ? ',' : ''} of ${placesInWords(names)}`;
}

const SENTENCES: Record<string, (detail: Detail) => string> = {
  'people.invited': (detail) => `Invited ${named(detail)}${asRole(detail)}`,
  'people.invitation-taken-back': (detail) => `Took back the invitation of ${named(detail)}`,
  'people.joined': (detail) => `Came in by a link${asRole(detail)}`,
  'people.returned': () => 'Came back in by a link; the ways in from before count no more',
  'people.return-made': (detail) => `Made a new way in for ${named(detail)}`,
  'people.changed': (detail) => `Changed the role of ${named(detail)}${asRole(detail).replace(/^ as/, ' to')}`,
  'people.removed': (detail) => `Removed ${named(detail)}`,
  'people.renamed': () => 'Changed their own name or e-mail',
  'people.disabled': (detail) => `Switched off ${named(detail)}`,
  'people.enabled': (detail) => `Switched on ${named(detail)} again`,
  'people.signed-out': (detail) => `Signed ${named(detail)} out everywhere`,
  'people.asked': (detail) => `Asked to be let in: ${named(detail, 'page')}`,
  'people.log-exported': () => 'Exported this log as CSV',
  'session.began': ({ way }) =>
    way === 'password' ? 'Signed in with a password and a code' : 'Signed in with a passkey',
  'session.refused': ({ email }) => (typeof email === 'string' ? `Could not sign in as ${email}` : 'Could not sign in'),
  'session.ended': () => 'Signed out',
  'session.passkey-added': (detail) => `Made a passkey${typeof detail.name === 'string' ? `: ${detail.name}` : ''}`,
  'session.passkey-removed': (detail) =>
    `Removed a passkey${typeof detail.name === 'string' ? `: ${detail.name}` : ''}`,
  'session.password-set': () => 'Set a password and an authenticator app',
  'session.password-removed': () => 'Removed their password',
  'inbox.exported': () => 'Exported messages as CSV',
  'inbox.person-deleted': (detail) => {
    const files = Number(detail.files) > 0 ? `, ${amount(detail, 'files', 'file', 'files')}` : '';
    return `Deleted everything of one person (${amount(detail, 'submissions', 'message', 'messages')}${files})`;
  },
  'inbox.expired': (detail) => {
    const files = Number(detail.files) > 0 ? ` and ${amount(detail, 'files', 'file', 'files')}` : '';
    return `Deleted ${amount(detail, 'submissions', 'message', 'messages')}${files} that were kept long enough`;
  },
  'inbox.receipts': ({ on }) =>
    Array.isArray(on) && on.length > 0
      ? `Switched receipts to guests on (${on.length})`
      : 'Switched receipts to guests off',
  'inbox.file-opened': ({ field }) => `Opened a ${field === 'resume' ? 'resume' : 'file'} by the link of an e-mail`,
  'notifications.added': (detail) => `Had ${named(detail, 'to')} told of messages`,
  'notifications.changed': (detail) => `Changed what ${named(detail, 'to')} is told`,
  'notifications.removed': (detail) => `Had ${named(detail, 'to')} told no more`,
  'insights.counting': ({ counting }) => `Turned counting on the site ${counting === true ? 'on' : 'off'}`,
  'codes.made': (detail) => `Made ${amount(detail, 'codes', 'code', 'codes')}: ${named(detail)}`,
  'codes.changed': (detail) => {
    if (typeof detail.to === 'string') return `Pointed the codes of ${named(detail)} elsewhere`;
    if (detail.putAway === true) return `Put away the codes of ${named(detail)}`;
    return `Changed the codes of ${named(detail)}`;
  },
  'brand.created': (detail) => `Made the brand ${named(detail)}`,
  'site.publish': (detail) => `Published version ${detail.version}: ${named(detail, 'title')}`,
  'site.schedule': (detail) => `Published version ${detail.version} on schedule: ${named(detail, 'title')}`,
  'site.rollback': (detail) => `Went back to version ${detail.again}, as version ${detail.version}`,
  'site.scheduled': () => 'Scheduled changes of the site',
  'site.unscheduled': () => 'Took changes of the site off the schedule',
  'site.stopped': () => 'Scheduled changes were not published: something else went live before',
  'site.discarded': () => 'Gave up changes of the site',
  'inbox.retention': () => 'Changed how long messages are kept',
  'inbox.templates': (detail) =>
    `Changed the replies to begin with (${amount(detail, 'templates', 'template', 'templates')})`,
};

/** `Chrome on Android`; of what nobody did at a screen, the server. */
export function fromWhere({ detail, personId, who }: Pick<AuditEntry, 'detail' | 'personId' | 'who'>): string {
  if (typeof detail.device === 'string') return detail.device;
  return personId === null && who === null ? 'Server' : '';
}

/** An event of the log as a sentence; of one that is not known here, its name taken apart. */
export function auditSentence({ what, detail }: Pick<AuditEntry, 'what' | 'detail'>): string {
  const known = Object.hasOwn(SENTENCES, what) ? SENTENCES[what] : undefined;
  if (known) return known(detail);
  const [area = '', ...rest] = what.split('.');
  const said = rest.join(' ').replaceAll('-', ' ');
  const about = typeof detail.name === 'string' ? `: ${detail.name}` : '';
  return `${area.charAt(0).toUpperCase()}${area.slice(1)} ${said}${about}`.trim();
}
