/** People of a brand, invitations and the audit log: for owners. What changes anything asks to confirm. */
import type { z } from 'zod';
import type { auditQuery, inviteRequest } from './people-requests.ts';
import type { GrantInWords } from './session.ts';

export const peoplePaths = {
  /** GET `?brand=ID` (or `*`) → `People` */
  people: '/api/people',
  /** PATCH `{ disabled }` → 204 */
  personAt: (id: string) => `/api/people/${encodeURIComponent(id)}`,
  /** PUT `{ role, locations }` → 204. DELETE → 204; who then has no role anywhere is deleted. */
  grantAt: (id: string, brandId: string) =>
    `/api/people/${encodeURIComponent(id)}/grants/${encodeURIComponent(brandId)}`,
  /** DELETE → 204: they sign in again everywhere. */
  sessionsOf: (id: string) => `/api/people/${encodeURIComponent(id)}/sessions`,
  /** POST {} → `Link`: a way back in; when it is used, what they signed in with before counts no more. */
  returnOf: (id: string) => `/api/people/${encodeURIComponent(id)}/return`,
  /** POST `Invite` → `Link` */
  invitations: '/api/invitations',
  /** DELETE → 204 */
  invitationAt: (id: string) => `/api/invitations/${encodeURIComponent(id)}`,
  /** POST {} → `Link`: a new one, the old counts no more. */
  invitationAgain: (id: string) => `/api/invitations/${encodeURIComponent(id)}/again`,
  /** GET `AuditQuery` → `AuditPage` */
  audit: '/api/audit',
  /** GET, the same query but for its pages → CSV */
  auditExport: '/api/audit/export',
} as const;

export interface People {
  people: Person[];
  invitations: Invitation[];
}

export interface Person {
  id: string;
  name: string;
  email: string | null;
  /** Their role here: that of the brand, and that of all brands where they have one. */
  grants: GrantInWords[];
  /** Whether the caller may change or take a role that is shown here. */
  changeable: boolean;
  /** Whether they may also keep them out, sign them out and let them back in: all that the person may do is theirs to give. */
  ruled: boolean;
  /** It is the caller. */
  self: boolean;
  disabled: boolean;
  /** How they sign in. */
  passkeys: number;
  password: boolean;
  /** ISO 8601; null: never */
  seenAt: string | null;
}

export interface Invitation {
  id: string;
  name: string;
  email: string | null;
  grant: GrantInWords;
  invitedBy: string | null;
  createdAt: string;
  expiresAt: string;
  /** The week is over: it can be sent again. */
  over: boolean;
}

export type Invite = z.input<typeof inviteRequest>;

export interface Link {
  /** Of the invitation. */
  id: string;
  /** Shown this once: it is not stored. */
  link: string;
  expiresAt: string;
}

export type AuditQuery = z.input<typeof auditQuery>;

export interface AuditPage {
  entries: AuditEntry[];
  /** `after` of the next page; null: that was all. */
  next: string | null;
}

export interface AuditEntry {
  id: string;
  /** ISO 8601 */
  at: string;
  /** Null: the command line, the site itself, or somebody unknown. */
  personId: string | null;
  /** The name as it was then. */
  who: string | null;
  brandId: string | null;
  /** `area.what`, such as `people.invited`, `session.began`, `inbox.exported`. */
  what: string;
  /** What it was about: names, roles, amounts; `device`: from where, such as `Chrome on Android`. */
  detail: Record<string, unknown>;
}
