-- A listing from its first keystroke: drafts may miss almost everything, publishing checks it (state machine 1).
create table listing (
  id uuid primary key,
  owner_id uuid references app_user,
  -- Opens an anonymous draft; gone when the draft is claimed (G30).
  client_id_hash text,
  title text,
  neighbourhood text,
  listing_type text,
  listing_category text,
  size numeric(7, 1) check (size > 0),
  rooms integer check (rooms between 0 and 50),
  bedrooms integer check (bedrooms between 0 and 50),
  bathrooms integer check (bathrooms between 0 and 50),
  kitchen_present boolean,
  kitchen_shared smallint check (kitchen_shared in (1, 2)),
  furniture text,
  amenities text[] not null default '{}',
  -- rules
  max_people integer not null default 0,
  sex_allowed smallint not null default 0 check (sex_allowed in (0, 1, 2)),
  sex_limitation_reason text,
  smoking boolean not null default false,
  allowed_pets text[] not null default '{}',
  -- place
  street_name text,
  street_number text,
  apartment_number text,
  postal_code text,
  city text,
  country text not null default 'IS',
  property_id text,
  -- the register knew the property number at this time; null while it could not be asked
  property_checked_at timestamptz,
  lat double precision,
  lng double precision,
  blurred_lat double precision,
  blurred_lng double precision,
  -- availability
  available_from date,
  duration text not null default 'long-term' check (duration in ('long-term', 'fixed-term')),
  contract_min_months integer not null default 6,
  contract_max_months integer not null default 12,
  contract_termination_term integer not null default 6,
  renewable boolean not null default false,
  -- price, in whole krónur or minor units of the currency
  price bigint,
  currency text not null default 'ISK',
  price_type integer not null default 1,
  deposit_kind text not null default 'months' check (deposit_kind in ('none', 'months', 'custom')),
  insurance_months integer default 3,
  insurance_amount bigint,
  insurance_types text[] not null default '{}',
  pre_approval boolean not null default false,
  -- services
  requested_contract_service boolean not null default false,
  service text,
  service_paid_by_tenant boolean not null default false,
  lodging_registration_number text,
  terms_accepted_at timestamptz,
  -- state
  visible boolean not null default false,
  published_at timestamptz,
  unpublished_at timestamptz,
  unpublish_reason text,
  step text,
  primary_description text not null default 'is',
  view_count integer not null default 0,
  application_count integer not null default 0,
  offer_count integer not null default 0,
  -- machine translations of one day (5 are allowed)
  translation_day date,
  translation_count integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index listing_newest on listing (published_at desc, id desc) where visible;
create index listing_price on listing (price, id) where visible;
create index listing_size on listing (size, id) where visible;
create index listing_box on listing (blurred_lat, blurred_lng) include (price, bedrooms, listing_type, published_at, id) where visible;
create index listing_postal on listing (postal_code, published_at desc, id desc) where visible;
create index listing_owner on listing (owner_id, updated_at desc);
-- A client id opens one draft (G30).
create unique index listing_client on listing (client_id_hash) where client_id_hash is not null;

create table listing_utility (
  listing_id uuid not null references listing on delete cascade,
  utility text not null,
  included boolean not null default false,
  paid_by_tenant boolean not null default false,
  currency_id integer not null default 1,
  monthly_amount bigint,
  meter_number text,
  meter_value text,
  primary key (listing_id, utility)
);

create table listing_description (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  language text not null check (language in ('is', 'en', 'ua')),
  text text not null,
  machine_translated boolean not null default false,
  updated_at timestamptz not null,
  unique (listing_id, language)
);

create table listing_image (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  position integer not null,
  caption text,
  file text not null,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  has_avif boolean not null default false,
  blur text not null,
  created_at timestamptz not null
);
create index listing_image_listing on listing_image (listing_id, position, id);

create table listing_like (
  user_id uuid not null references app_user on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index listing_like_listing on listing_like (listing_id);

create table listing_publish_request (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  requested_at timestamptz not null,
  -- withdrawn: the owner took the listing out before staff had looked at it
  decision text check (decision in ('accepted', 'denied', 'withdrawn')),
  decided_by uuid references app_user,
  decided_at timestamptz,
  reason text
);
-- One open request for a listing: a second publication finds the first.
create unique index listing_publish_request_one on listing_publish_request (listing_id) where decision is null;
create index listing_publish_request_open on listing_publish_request (requested_at) where decision is null;
create index listing_publish_request_listing on listing_publish_request (listing_id, id desc);

-- What other parts of the product let a person do with a listing; they write it through listings/public.ts (G30).
create table listing_grant (
  listing_id uuid not null references listing on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('team', 'applicant', 'invited', 'party')),
  -- what the grant comes from: the application, the invitation, the contract or the team
  source_id uuid not null,
  created_at timestamptz not null,
  primary key (listing_id, user_id, kind, source_id)
);
create index listing_grant_user on listing_grant (user_id, kind, listing_id);

-- Who has been counted today, by keyed hash only. Unlogged, and purged after two days.
create unlogged table listing_viewer (
  listing_id uuid not null,
  day date not null,
  viewer text not null,
  primary key (listing_id, day, viewer)
);
create index listing_viewer_day on listing_viewer (day);

create table listing_view_day (
  listing_id uuid not null references listing on delete cascade,
  day date not null,
  views integer not null,
  primary key (listing_id, day)
);

create table listing_report (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  reporter_id uuid references app_user on delete set null,
  -- keyed hash of the person or network address, so that the same report counts once
  reporter text not null,
  reason text not null,
  text text,
  created_at timestamptz not null,
  handled_at timestamptz,
  handled_by uuid references app_user,
  unique (listing_id, reporter, reason)
);
create index listing_report_open on listing_report (created_at, id) where handled_at is null;

-- Where a listing stands on the outside listing site.
create table listing_external (
  listing_id uuid primary key references listing on delete cascade,
  state text not null,
  external_id text,
  url text,
  errors text[] not null default '{}',
  updated_at timestamptz not null
);
