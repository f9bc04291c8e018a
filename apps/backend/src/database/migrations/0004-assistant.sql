-- Conversations with the assistant, and how often it is asked. Unlogged: a crash may cost a conversation and forgives a
-- count, and no answer waits for the disk. Without foreign keys, which would write to the brands' rows.

create unlogged table assistant_sessions (
  -- Random, so that nobody can guess another's.
  id text primary key,
  brand_id text not null,
  -- A JSON list of {question, answer}, the oldest first. Not jsonb, which refuses \u0000.
  turns text not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index assistant_sessions_expiry on assistant_sessions (expires_at);
--> statement-breakpoint
create unlogged table assistant_quotas (
  brand_id text not null,
  -- A keyed hash of the visitor's address; empty for the count of the brand as a whole.
  visitor text not null,
  window_start timestamptz not null,
  used integer not null,
  primary key (window_start, brand_id, visitor)
);
--> statement-breakpoint
-- The key of the hashes; when a window is over it is deleted, and the hashes lead back to no address.
create unlogged table assistant_quota_keys (
  window_start timestamptz primary key,
  key text not null
);
