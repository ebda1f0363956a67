-- Applications for homes (state machine 3). What the sender wrote is theirs to the end; the profile is kept as it was.
create table application (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  applicant_id uuid not null references app_user,
  status text not null check (
    status in ('sent', 'received', 'opened', 'considered', 'accepted', 'denied', 'cancelled')
  ),
  message text not null,
  preferred_move_in text not null check (preferred_move_in in ('asap', 'after')),
  move_in_date date check ((move_in_date is not null) = (preferred_move_in = 'after')),
  preferred_stay text not null check (preferred_stay in ('shorter', 'longer')),
  -- months
  requested_length integer check (requested_length > 0),
  adults integer not null check (adults > 0),
  children integer not null check (children >= 0),
  occupation text not null,
  pets text[] not null,
  is_smoking boolean not null,
  negotiate_price boolean not null,
  shares_paychecks boolean not null,
  -- Null once the account of the sender is gone.
  profile jsonb,
  -- What the filters of landlords ask of that profile.
  is_verified boolean not null,
  has_whole_profile boolean not null,
  created_at timestamptz not null,
  opened_at timestamptz,
  decided_at timestamptz,
  canceled_at timestamptz,
  decision_message text
);
-- Of fourteen sent at once one is there (A01).
create unique index application_open on application (listing_id, applicant_id)
  where status in ('sent', 'received', 'opened', 'considered');
create index application_of_applicant on application (applicant_id, created_at desc, id desc);
create index application_of_listing on application (listing_id, created_at desc, id desc);

-- What happened, for the timeline of both sides.
create table application_event (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  kind text not null,
  side text not null check (side in ('applicant', 'landlord')),
  message text,
  at timestamptz not null
);
create index application_event_of on application_event (application_id, at, id);

-- What the landlord's side writes for itself.
create table application_note (
  application_id uuid primary key references application on delete cascade,
  categories text[] not null default '{}',
  tags text[] not null default '{}',
  notes text not null default '',
  updated_at timestamptz not null
);

-- An application before it is sent, as its sender left it.
create table application_preview (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  applicant_id uuid not null references app_user,
  content jsonb not null,
  profile jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index application_preview_of on application_preview (applicant_id);
create index application_preview_expires on application_preview (expires_at);

-- Of listings: whose home it is, and whether it is in publication.
create view listing_landlord as
  select id, owner_id, team_id, visible, published_at from listing;
