import { type SQL, sql } from 'drizzle-orm';
import { NOTIFICATIONS_DUE_CHANNEL, type NotificationChannel } from '../database/schema.ts';

/** Somebody who is told of a submission. */
export interface Notice {
  channel: NotificationChannel;
  target: string;
  /** With others of the brand, the next time that the clock shows full ten minutes: digests of a brand go out together. */
  in_digest?: boolean;
}

/**
 * A statement, or a part of one, that writes down who shall be told; where somebody is told already, it changes nothing.
 * @param source the name of what has a row for each submission: `id`, `brand_id`, and `notices` as JSON (see `Notice`)
 */
export function queueNotices(source: SQL): SQL {
  return sql`
    insert into notification_jobs (id, submission_id, channel, target, digest_of, due_at)
      select gen_random_uuid(), source.id, notice.channel, notice.target,
        case when notice.in_digest then source.brand_id end,
        case when notice.in_digest then to_timestamp((floor(extract(epoch from now()) / 600) + 1) * 600) else now() end
      from ${source} as source, json_to_recordset(source.notices) as notice(channel text, target text, in_digest boolean)
      on conflict do nothing
      returning pg_notify(${NOTIFICATIONS_DUE_CHANNEL}, '')`;
}
