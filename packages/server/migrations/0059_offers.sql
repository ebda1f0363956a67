-- Negotiations over rent (state machine 4): one of an applicant and a home, with all its bids.

-- Of applications: whose they are, and what has become of them.
create view application_state as
  select id, listing_id, applicant_id, status from application;

create table rental_offer (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  applicant_id uuid not null references app_user,
  -- The last one: whoever applies anew goes on in the same negotiation.
  application_id uuid not null references application on delete cascade,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (listing_id, applicant_id)
);
create index rental_offer_of_applicant on rental_offer (applicant_id, changed_at desc, id desc);
create index rental_offer_of_application on rental_offer (application_id);

create table bid (
  id uuid primary key,
  offer_id uuid not null references rental_offer on delete cascade,
  application_id uuid not null references application on delete cascade,
  initiator text not null check (initiator in ('SELLER', 'BUYER')),
  bidder_id uuid not null references app_user,
  -- Whole krónur; cents of dollars and euros.
  price integer not null check (price > 0),
  currency text not null check (currency in ('ISK', 'USD', 'EUR')),
  price_type smallint not null,
  status text not null check (status in ('pending', 'accepted', 'denied', 'withdrawn', 'expired')),
  counter_of uuid references bid,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  ended_at timestamptz,
  ended_side text check (ended_side in ('SELLER', 'BUYER')),
  ended_because text check (ended_because in ('decision', 'counter', 'time', 'application', 'listing')),
  check ((status = 'pending') = (ended_at is null)),
  check ((ended_at is null) = (ended_because is null))
);
-- Of fourteen made at once one is there, and two sides never answer two bids.
create unique index bid_open on bid (offer_id) where status = 'pending';
create index bid_of_offer on bid (offer_id, created_at, id);
create index bid_of_application on bid (application_id);
create index bid_expires on bid (expires_at) where status = 'pending';
