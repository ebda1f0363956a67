-- A copy of everything held about a person, made by a job and kept for some days.
create table data_export (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  state text not null check (state in ('WAITING', 'READY', 'FAILED', 'EXPIRED')),
  -- Parts gathered so far, and all of them.
  parts_done integer not null default 0,
  parts integer not null,
  bytes bigint,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index data_export_user on data_export (user_id, id desc);
create unique index data_export_one on data_export (user_id) where state = 'WAITING';

-- The second factor of those who sign in by password. The key is encrypted; a code is taken once.
create table second_factor (
  user_id uuid primary key references app_user on delete cascade,
  key_encrypted text not null,
  confirmed_at timestamptz,
  -- The thirty seconds of the last code that was taken: an overheard code is worth nothing afterwards.
  last_step bigint not null default 0,
  created_at timestamptz not null
);
create table recovery_code (
  user_id uuid not null references second_factor on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
-- Whether the session was opened with a second factor, or by electronic identity.
alter table session add column is_strong boolean not null default false;
