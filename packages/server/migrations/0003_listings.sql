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
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index listing_newest on listing (published_at desc, id desc) where visible;
create index listing_price on listing (price, id) where visible;
create index listing_size on listing (size, id) where visible;
create index listing_box on listing (blurred_lat, blurred_lng) include (price, bedrooms, listing_type, published_at, id) where visible;
create index listing_postal on listing (postal_code, published_at desc, id desc) where visible;
create index listing_owner on listing (owner_id, updated_at desc);
create index listing_client on listing (client_id_hash) where client_id_hash is not null;

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
  decision text check (decision in ('accepted', 'denied')),
  decided_by uuid references app_user,
  decided_at timestamptz,
  reason text
);
create index listing_publish_request_open on listing_publish_request (requested_at) where decision is null;
create index listing_publish_request_listing on listing_publish_request (listing_id, id desc);
