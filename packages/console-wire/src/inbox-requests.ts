/** What the calls of the inbox take, as the server checks it. */
import { submissionKinds } from '@tablefront/restaurant/forms/submission-kinds';
import { z } from 'zod';
import { inboxBoxes, receiptKinds, submissionStates } from './choices.ts';
import { storable } from './texts.ts';

const several = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1).max(100).optional();
const once = <Value extends z.ZodType>(value: Value) =>
  z.preprocess((given) => (Array.isArray(given) ? (given.length === 1 ? given[0] : given) : given), value.optional());
const tag = storable.trim().toLowerCase().min(1).max(40);
/** Without marks that cannot be seen: one that turns the line around would also turn what stands behind it. */
const newTag = storable
  .overwrite((text) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' '))
  .trim()
  .toLowerCase()
  .min(1)
  .max(40);

const filters = {
  kind: several(z.enum(submissionKinds)),
  /** Ids of `InboxAbout.places`. */
  location: several(storable.min(1).max(200)),
  state: several(z.enum(submissionStates)),
  rating: several(z.coerce.number<string>().int().min(1).max(5)),
  /** Days, both inclusive, in the brand's own zone. */
  from: once(z.iso.date()),
  to: once(z.iso.date()),
  assigned: once(z.union([z.uuid(), z.literal(['me', 'nobody'])])),
  tag: once(tag),
  /** Of names, addresses, telephone numbers and texts: all of these words, or beginnings of words. */
  words: once(storable.max(200)),
};

/** Each name with the list of its values, as `URLSearchParams` holds them. */
export const inboxQuery = z.strictObject({
  ...filters,
  /** `open` unless given. */
  box: once(z.enum(inboxBoxes)),
  /** The newest first unless `oldest`. */
  order: once(z.enum(['newest', 'oldest'])),
  /** `InboxPage.next` of the page before. */
  after: once(z.uuid()),
  /** 50 unless given. */
  limit: once(z.coerce.number<string>().int().min(1).max(200)),
});

/** Whatever is left out stays as it is. */
const changes = {
  state: z.enum(submissionStates).optional(),
  /** The id of a person, `me`, or null for nobody. */
  assignedTo: z.union([z.uuid(), z.literal('me'), z.null()]).optional(),
  addTags: z.array(newTag).max(20).optional(),
  removeTags: z.array(tag).max(20).optional(),
  /** True: it is spam. False: it is none, and who would have been told of it is told. */
  spam: z.boolean().optional(),
};

export const changeRequest = z.strictObject(changes);

export const bulkRequest = z.strictObject({ ...changes, ids: z.array(z.uuid()).min(1).max(500) });

export const noteRequest = z.strictObject({ text: storable.trim().min(1).max(5_000) });

export const replyRequest = z.strictObject({
  /** Made by the client: the same reply is sent once, however often this is asked. */
  key: z.string().regex(/^[A-Za-z0-9-]{8,100}$/),
  // One line: it becomes a header of the e-mail.
  subject: storable
    .trim()
    .min(1)
    .max(300)
    .regex(/^\P{Cc}*$/u)
    .regex(/^[^\u2028\u2029]*$/),
  text: storable.trim().min(1).max(20_000),
  /** The submission is done with it. */
  done: z.boolean().optional(),
});

export const personRequest = z
  .strictObject({
    email: storable
      .trim()
      .max(254)
      .regex(/^[^\s"\\@]+@[^\s"\\@]+$/)
      .optional(),
    phone: storable
      .trim()
      .max(60)
      .regex(/(?:\d\D*){6}/)
      .optional(),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, { error: 'Say an address or a number' });

/** A view's query: values as they are meant, and not as texts. */
const savedQuery = z.strictObject({
  kind: filters.kind,
  location: filters.location,
  state: filters.state,
  rating: several(z.int().min(1).max(5)),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  assigned: z.union([z.uuid(), z.literal(['me', 'nobody'])]).optional(),
  tag: tag.optional(),
  words: storable.max(200).optional(),
  box: z.enum(inboxBoxes).optional(),
  order: z.enum(['newest', 'oldest']).optional(),
});

export const viewRequest = z.strictObject({ name: storable.trim().min(1).max(60), query: savedQuery });

/** Days by kind; what is not named is kept for good. */
export const retentionSchema = z.partialRecord(z.enum(submissionKinds), z.int().min(30).max(730));

export const templatesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[A-Za-z0-9-]{1,60}$/),
      name: storable.trim().min(1).max(60),
      text: storable.max(5_000),
      /** Every kind, where it is left out. */
      kinds: several(z.enum(submissionKinds)),
    }),
  )
  .max(100);

/** `{first name}`, `{brand}`, `{location}` are filled in. */
export const receiptsSchema = z.partialRecord(
  z.enum(receiptKinds),
  z.strictObject({ on: z.boolean(), text: storable.trim().min(1).max(2_000) }),
);

const version = z.int().min(0).optional();

/** What is left out stays as it is. Of texts goes with it which version they were made of; `conflict` otherwise. */
export const settingsRequest = z
  .strictObject({
    templates: templatesSchema.optional(),
    retention: retentionSchema.optional(),
    receipts: receiptsSchema.optional(),
    seen: z.strictObject({ templates: version, receipts: version }).optional(),
  })
  .refine(
    ({ templates, receipts, seen }) =>
      !((templates && seen?.templates === undefined) || (receipts && seen?.receipts === undefined)),
    {
      error: 'says of what version it was made',
      path: ['seen'],
    },
  );
