-- People who may use the console, and how they prove who they are.
create table people (
  id uuid primary key,
  name text not null,
  -- In lower case; with a password it is what they sign in with.
  email text unique,
  -- argon2id, `argon2id$m$t$p$nonce$check`; only where they chose one.
  password text,
  -- The seed of their one-time codes, sealed with a key that only the password makes; the last step that was used counts no more.
  code_seed text,
  code_step bigint,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((password is null) = (code_seed is null)),
  check (password is null or email is not null)
);
--> statement-breakpoint
create table passkeys (
  -- As the authenticator made it, base64url.
  id text primary key,
  person_id uuid not null references people (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  -- As the person knows it: `iPhone`, `Safe in the office`.
  name text not null,
  backed_up boolean not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
--> statement-breakpoint
create index passkeys_person_id on passkeys (person_id);
--> statement-breakpoint
-- SHA-256 of each code that is left.
create table recovery_codes (
  person_id uuid not null references people (id) on delete cascade,
  hash text not null,
  primary key (person_id, hash)
);
--> statement-breakpoint
create table grants (
  id uuid primary key,
  person_id uuid not null references people (id) on delete cascade,
  -- Null: every brand.
  brand_id text references brands (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'location', 'inbox')),
  -- Ids as submissions bear them; null: all.
  locations text[],
  check (role <> 'location' or locations is not null),
  check (role in ('location', 'inbox') or locations is null),
  check (brand_id is not null or locations is null),
  check (cardinality(locations) > 0),
  -- On the wire that stands for every brand.
  check (brand_id <> '*')
);
--> statement-breakpoint
create unique index grants_one_for_a_brand on grants (person_id, brand_id) where brand_id is not null;
--> statement-breakpoint
create unique index grants_one_for_all on grants (person_id) where brand_id is null;
--> statement-breakpoint
create index grants_brand_id on grants (brand_id);
--> statement-breakpoint
create table console_sessions (
  id uuid primary key,
  -- SHA-256 of the token in the cookie: whoever reads the table cannot sign in.
  hash text not null unique,
  person_id uuid not null references people (id) on delete cascade,
  device text not null,
  started_at timestamptz not null default now(),
  proved_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
--> statement-breakpoint
create index console_sessions_person_id on console_sessions (person_id);
--> statement-breakpoint
create table invitations (
  id uuid primary key,
  -- SHA-256 of the token in the link.
  hash text not null unique,
  kind text not null check (kind in ('first', 'join', 'return')),
  -- Null: the command line, or the start.
  invited_by uuid references people (id) on delete cascade,
  -- Of a way back in: whose.
  person_id uuid references people (id) on delete cascade,
  name text not null,
  email text,
  brand_id text references brands (id) on delete cascade,
  role text not null check (role in ('owner', 'editor', 'location', 'inbox')),
  locations text[],
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((kind = 'return') = (person_id is not null)),
  check (brand_id <> '*')
);
--> statement-breakpoint
create index invitations_person_id on invitations (person_id);
--> statement-breakpoint
create index invitations_invited_by on invitations (invited_by);
--> statement-breakpoint
create index invitations_brand_id on invitations (brand_id);
--> statement-breakpoint
-- What was asked of a browser and not answered yet: each is taken out once.
create table console_ceremonies (
  -- SHA-256 of what the browser sends back with the answer.
  hash text primary key,
  purpose text not null,
  -- What it is about, as its purpose has it.
  record jsonb not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index console_ceremonies_expires_at on console_ceremonies (expires_at);
--> statement-breakpoint
-- Who did what. No statement changes a row; after two years it is deleted.
create table audit (
  -- Version 7: in the order in which it was done.
  id uuid primary key,
  at timestamptz not null default now(),
  -- No reference: people and brands go, what they did stays. Null: the command line, the site, or somebody unknown.
  person_id uuid,
  who text,
  brand_id text,
  what text not null,
  detail jsonb not null
);
--> statement-breakpoint
create index audit_by_brand on audit (brand_id, id);
