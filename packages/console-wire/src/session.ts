/**
 * Signing in, and who is signed in. Paths are on the console's own host; bodies and answers are JSON. A token of a link stands
 * behind `#` of its address and goes to the server in bodies only. Passkeys travel as `PublicKeyCredential` has them as JSON.
 */
import type { z } from 'zod';
import type { Grant, Role } from './access.ts';
import type { createdPasswordRequest, welcomeBeginRequest } from './session-requests.ts';

export const sessionPaths = {
  /** GET → `Door`, signed in or not. POST `signInRequest` → `Me`. DELETE → 204. */
  session: '/api/session',
  /** POST {} → `PasskeyCeremony` */
  sessionOptions: '/api/session/options',
  /** POST {} → `ConfirmOptions` */
  confirmOptions: '/api/confirm/options',
  /** POST `confirmRequest` → `Confirmed`; for calls that answered `confirm` */
  confirm: '/api/confirm',
  /** POST `{ invitation }` → `Welcome`: what a link is for. */
  welcomeLook: '/api/welcome/look',
  /** POST `WelcomeBegin` → `PasskeyCreation` or `CodeCreation` */
  welcomeOptions: '/api/welcome/options',
  /** POST `createdPasskeyRequest` or `CreatedPassword` → `Joined`: the link is used, and the person signed in. */
  welcome: '/api/welcome',
  /** POST `{ invitation }` → `Me`: who is signed in takes the role of the link, with the person that they are. */
  welcomeAccept: '/api/welcome/accept',
  /** GET → `Me`. PATCH `{ name?, email? }` → `Me`. */
  me: '/api/me',
  /** GET → `Session[]`. DELETE → 204: all but this one; asks to confirm. */
  sessions: '/api/me/sessions',
  /** DELETE → 204; asks to confirm */
  sessionAt: (id: string) => `/api/me/sessions/${encodeURIComponent(id)}`,
  /** GET → `WaysIn` */
  ways: '/api/me/ways',
  /** POST {} → `PasskeyCreation`; asks to confirm */
  passkeyOptions: '/api/me/passkeys/options',
  /** POST `createdPasskeyRequest` → `WaysIn`; asks to confirm */
  passkeys: '/api/me/passkeys',
  /** PATCH `{ name }` → `WaysIn`. DELETE → `WaysIn`; asks to confirm. */
  passkeyAt: (id: string) => `/api/me/passkeys/${encodeURIComponent(id)}`,
  /** POST {} → `CodeCreation`; asks to confirm */
  passwordOptions: '/api/me/password/options',
  /** POST `CreatedPassword` → `{ ways: WaysIn, recoveryCodes }`. DELETE → `WaysIn`. Both ask to confirm. */
  password: '/api/me/password',
} as const;

export interface Door {
  signedIn: boolean;
  /** Whether a browser can have passkeys here: not by an IP address, nor by plain HTTP from another machine. */
  passkeys: boolean;
  /** Nobody exists yet: the link that `npm start` prints makes the first owner. */
  nobodyYet: boolean;
}

export interface PasskeyCeremony {
  ceremony: string;
  passkey: PublicKeyCredentialRequestOptionsJSON;
}

export interface ConfirmOptions {
  /** Absent where the person has no passkey, or none is possible here. */
  passkey?: PasskeyCeremony;
  password: boolean;
}

export interface Confirmed {
  /** ISO 8601: until then nothing asks again. */
  provedUntil: string;
}

/** What a link is for, in words to show before it is used. */
export interface Welcome {
  /** `first`: the first owner; `join`: an invitation; `return`: a way back in for somebody who lost theirs. */
  kind: 'first' | 'join' | 'return';
  /** As whoever invited them wrote it; empty for the first owner. */
  name: string;
  email: string | null;
  grant: GrantInWords;
  /** Who made the link; null: the command line. */
  invitedBy: string | null;
  /** ISO 8601 */
  expiresAt: string;
}

export type WelcomeBegin = z.input<typeof welcomeBeginRequest>;

export interface PasskeyCreation {
  ceremony: string;
  passkey: PublicKeyCredentialCreationOptionsJSON;
}

export interface CodeCreation {
  ceremony: string;
  /** Base32, to be typed where no code can be scanned. */
  secret: string;
  /** `otpauth://totp/…`, to be shown as a QR code. */
  uri: string;
}

export type CreatedPassword = z.input<typeof createdPasswordRequest>;

export interface Joined {
  me: Me;
  /** Shown once; empty where a passkey was made. */
  recoveryCodes: string[];
}

export interface GrantInWords extends Omit<Grant, 'locations'> {
  /** Null where it is all brands, or the brand is there no more. */
  brandName: string | null;
  locations: { id: string; name: string }[] | null;
}

export interface Me {
  person: { id: string; name: string; email: string | null };
  grants: GrantInWords[];
  /** Every brand that the person may see, by name. */
  brands: BrandSummary[];
  /** ISO 8601: until then nothing asks to confirm. */
  provedUntil: string;
  sessionId: string;
  /** Whether passkeys can be had at this address. */
  passkeys: boolean;
}

export interface BrandSummary {
  id: string;
  name: string;
  isDemo: boolean;
  /** Of the person in this brand. */
  role: Role;
}

export const brandPaths = {
  /** GET → `BrandsOverview` */
  brands: '/api/brands',
  /** GET → `BrandDetail` */
  brandAt: (brandId: string) => `/api/brands/${encodeURIComponent(brandId)}`,
  /** A picture; of brands whose `logo` says so. */
  logoAt: (brandId: string) => `/api/brands/${encodeURIComponent(brandId)}/logo`,
} as const;

export interface BrandDetail extends BrandSummary {
  hosts: string[];
  logo: string | null;
  /** IANA; null where the configuration has none. */
  timeZone: string | null;
  /** Those that the person may see, in the order of the site. One that is the brand itself bears the brand's name. */
  locations: { id: string; name: string; timeZone: string | null }[];
  /** Whether `locations` are all that there are. */
  allLocations: boolean;
}

export interface Session {
  id: string;
  /** This one. */
  current: boolean;
  /** `Chrome on Android`, as far as the browser says. */
  device: string;
  /** ISO 8601 */
  startedAt: string;
  seenAt: string;
  expiresAt: string;
}

export interface WaysIn {
  passkeys: {
    id: string;
    name: string;
    /** It is kept by the maker of the device, and comes back on a new one. */
    backedUp: boolean;
    createdAt: string;
    usedAt: string | null;
  }[];
  password: boolean;
  recoveryCodesLeft: number;
}
