-- Searches that people keep to be notified of new homes.
create table saved_search (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  name text not null,
  -- As the page's address holds it, without order, page and map.
  filter jsonb not null,
  -- The same text for the same filter.
  filter_key text not null,
  -- A street or a place of the map provider: what it was found to be when the search was saved.
  near jsonb,
  frequency text not null check (frequency in ('at_once', 'daily', 'off')),
  -- What it was before the link of an e-mail switched it off, so that this can be taken back.
  frequency_before text check (frequency_before in ('at_once', 'daily')),
  -- Only what is published from then on counts: when it was saved, or its filter last changed.
  matches_since timestamptz not null,
  -- When the person last looked at it.
  seen_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Can be taken back for a day.
  deleted_at timestamptz
);
create unique index saved_search_once on saved_search (user_id, filter_key) where deleted_at is null;
create index saved_search_of_user on saved_search (user_id, id desc);
create index saved_search_active on saved_search (id) where frequency <> 'off' and deleted_at is null;
create index saved_search_deleted on saved_search (deleted_at) where deleted_at is not null;

-- A home that a search found: one row ever, so that no home is named twice to one search. It waits until a message
-- names it or it is dropped because it was gone by then.
create table saved_search_match (
  search_id uuid not null references saved_search on delete cascade,
  listing_id uuid not null,
  found_at timestamptz not null,
  batch_id uuid,
  dropped_at timestamptz,
  primary key (search_id, listing_id)
);
create index saved_search_match_waiting on saved_search_match (search_id, found_at) where batch_id is null and dropped_at is null;
create index saved_search_match_batch on saved_search_match (batch_id) where batch_id is not null;
