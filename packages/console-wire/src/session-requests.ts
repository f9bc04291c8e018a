/** What the calls of `session.ts` take. Only the server loads this: the console's script holds no zod. */
import { z } from 'zod';

/** As `newSecret` makes them. */
const secret = z.string().min(20).max(100);
/** A ceremony, and the link's token. */
export const invitationRequest = z.strictObject({ invitation: secret });
export const nothing = z.strictObject({});

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}]|[\u202a-\u202e\u2066-\u2069]/u;

/** Of a person or a passkey: one line that can be read, as it would be stored. */
export const shownName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine((text) => VISIBLE.test(text) && !UNPRINTABLE.test(text) && text.isWellFormed(), { error: 'is no name' });
export const emailAddress = z.string().trim().toLowerCase().max(254).pipe(z.email());

const base64url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);
const credentialId = base64url.min(1).max(1_400);
/** What a browser adds of its own accord is not looked at. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).nullish().catch(null),
  clientExtensionResults: z.unknown().optional(),
};

const shownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional().catch([]),
  }),
});

/** Longer ones would only be work for the hash. One that is chosen has 12 characters at least. */
const password = z.string().min(1).max(256);
/** Six digits of the authenticator, with or without a space between, or a recovery code. */
const code = z.string().trim().min(1).max(40);

const passkeyAnswer = z.strictObject({ ceremony: secret, response: shownPasskey });

export const signInRequest = z.union([passkeyAnswer, z.strictObject({ email: z.string().max(254), password, code })]);
export const confirmRequest = z.union([passkeyAnswer, z.strictObject({ password, code })]);

/** Passwords need an e-mail address to be asked for with. */
export const welcomeBeginRequest = z.discriminatedUnion('way', [
  z.strictObject({
    way: z.literal('passkey'),
    invitation: secret,
    name: shownName,
    email: emailAddress.nullish(),
  }),
  z.strictObject({ way: z.literal('password'), invitation: secret, name: shownName, email: emailAddress }),
]);

export const createdPasskeyRequest = z.strictObject({
  ceremony: secret,
  response: madePasskey,
  /** What the person calls it: `iPhone`. */
  passkeyName: shownName.optional(),
});
/** With a code, so that the authenticator is known to work. */
export const createdPasswordRequest = z.strictObject({ ceremony: secret, password, code });
export const createdRequest = z.union([createdPasskeyRequest, createdPasswordRequest]);

export const changeMeRequest = z.strictObject({
  name: shownName.optional(),
  email: emailAddress.nullable().optional(),
});
export const renamePasskeyRequest = z.strictObject({ name: shownName });

export type ShownPasskey = z.output<typeof shownPasskey>;
export type MadePasskey = z.output<typeof madePasskey>;
