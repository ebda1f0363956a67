-- The rental profile of a person; who has written none has no row and an empty profile. Its text about oneself is
-- app_user.bio, its age follows from the birth date.
create table rental_profile (
  user_id uuid primary key references app_user on delete cascade,
  occupation text,
  nationality text,
  spoken_languages text[] not null default '{}',
  is_smoking boolean,
  has_clean_criminal_record boolean,
  pets text[] not null default '{}',
  -- The picture: its files are named after its id.
  image_id uuid,
  image_blur text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((image_id is null) = (image_blur is null))
);

-- Private documents. The file's name is the id; the name it was sent under is only shown.
create table paycheck (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  description text not null,
  file_name text not null,
  media_type text not null check (media_type in ('application/pdf', 'image/jpeg')),
  size integer not null check (size > 0),
  created_at timestamptz not null
);
create index paycheck_user on paycheck (user_id, id desc);

-- Who may read whose profile, because of an application or another thing that its owner did; taken back with it.
create table profile_grant (
  user_id uuid not null references app_user on delete cascade,
  viewer_id uuid not null references app_user on delete cascade,
  kind text not null,
  source_id uuid not null,
  with_paychecks boolean not null,
  created_at timestamptz not null,
  primary key (user_id, viewer_id, kind, source_id)
);
create index profile_grant_source on profile_grant (kind, source_id);

-- A link by which anybody may read a profile for a time. Only the hash of its token is kept.
create table profile_link (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  token_hash text not null unique,
  includes_paychecks boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
create index profile_link_user on profile_link (user_id, id desc);

-- A look through a share link. Who was not signed in is told apart by a hash that names nobody.
create table profile_opening (
  id uuid primary key,
  link_id uuid not null references profile_link on delete cascade,
  at timestamptz not null,
  viewer_id uuid references app_user on delete set null,
  viewer_hash text not null
);
create index profile_opening_link on profile_opening (link_id, id desc);

-- Connections of people who deal with each other, in both directions: they find one another by name, e-mail or phone.
create table connection (
  user_id uuid not null references app_user on delete cascade,
  other_id uuid not null references app_user on delete cascade,
  kind text not null,
  source_id uuid not null,
  created_at timestamptz not null,
  primary key (user_id, other_id, kind, source_id),
  check (user_id <> other_id)
);
create index connection_other on connection (other_id);
create index connection_source on connection (kind, source_id);

-- An invitation to rent together. E-mails may be tried twice, so several hashes may be alive at once.
create table corenter_request (
  id uuid primary key,
  requested_by uuid not null references app_user on delete cascade,
  -- As typed, and what it is compared by.
  email text not null,
  email_key text not null,
  requested_to uuid references app_user on delete cascade,
  token_hashes text[] not null default '{}',
  -- Counts how often it was sent, so that an invitation sent anew is an e-mail of its own.
  sending integer not null default 1,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- Declined, removed or withdrawn.
  ended_at timestamptz,
  check (accepted_at is null or requested_to is not null)
);
create unique index corenter_request_once on corenter_request (requested_by, email_key) where ended_at is null;
create index corenter_request_invited on corenter_request (email_key) where ended_at is null;
create index corenter_request_accepted on corenter_request (requested_to) where requested_to is not null and ended_at is null;
