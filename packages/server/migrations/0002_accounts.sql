create table app_user (
  id uuid primary key,
  full_name text not null,
  username text not null unique,
  user_type text not null default 'TN' check (user_type in ('TN', 'LL')),
  is_staff boolean not null default false,
  birth_date date,
  bio text,
  primary_language text not null default 'is' check (primary_language in ('is', 'en', 'ua')),
  primary_email_id uuid,
  primary_phone_id uuid,
  password_hash text,
  identity_verified_at timestamptz,
  terms_accepted_at timestamptz,
  last_conversation_id uuid,
  unseen_notifications integer not null default 0 check (unseen_notifications >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

-- An address is compared as a whole in lower case and shown as typed (rulings, People and identifiers). It signs in
-- when it is proved or when the account was made with it; an address that was only added counts for nothing, so
-- that nobody can take an address away from its owner by typing it in.
create table email_address (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  address text not null,
  address_key text not null,
  verified_at timestamptz,
  signs_in boolean not null default false,
  -- Asked for as the new primary address: becomes it when it is proved.
  becomes_primary boolean not null default false,
  -- The mail server refused the address for good.
  undeliverable_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, address_key),
  check (verified_at is null or signs_in)
);
create unique index email_address_signs_in on email_address (address_key) where signs_in;

create table phone (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  country_code text not null,
  number text not null,
  e164 text not null,
  verified_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, e164)
);
-- A number proves one person: two may claim it, only one may have it verified.
create unique index phone_verified on phone (e164) where verified_at is not null;

alter table app_user
  add foreign key (primary_email_id) references email_address on delete set null,
  add foreign key (primary_phone_id) references phone on delete set null;

-- A session is a family of refresh tokens, of which only hashes are stored. Tabs that refresh together leave
-- several active tokens in one family; a token that was replaced longer than the grace ago and comes back was stolen.
create table session (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text,
  user_agent text not null default '',
  address text not null default ''
);
create index session_of_user on session (user_id, last_used_at desc);

create table refresh_token (
  hash text primary key,
  session_id uuid not null references session on delete cascade,
  created_at timestamptz not null,
  replaced_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- Links and codes that prove an address: single use, expiring, hashed; a new one makes the old void. The job that
-- sends makes the secret, so that it is never stored; each try adds its hash, because an earlier try may have arrived.
create table proof (
  id uuid primary key,
  purpose text not null check (purpose in ('email', 'phone', 'password_reset')),
  subject_id uuid not null,
  user_id uuid not null references app_user on delete cascade,
  secret_hashes text[] not null default '{}',
  -- The page the link leads to, when it is not the usual one.
  page_url text,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, or made void.
  ended_at timestamptz
);
create index proof_subject on proof (purpose, subject_id, id desc);
create index proof_user on proof (user_id);
