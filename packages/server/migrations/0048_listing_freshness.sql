-- Whether the owner of a published home still says that it is free.
create table listing_freshness (
  listing_id uuid primary key references listing on delete cascade,
  -- the owner said so last, or changed the listing
  confirmed_at timestamptz,
  -- first and last question of a silence
  first_asked_at timestamptz,
  asked_at timestamptz,
  -- never leaves publication by itself, as the homes of a demonstration
  is_kept boolean not null default false
);

-- Published homes with what is known of their owners' answers, also those that nothing is known of yet.
create view published_freshness as
  select l.id as listing_id, l.owner_id, l.published_at, f.confirmed_at, f.first_asked_at, f.asked_at,
    coalesce(f.is_kept, false) as is_kept
  from listing_card l left join listing_freshness f on f.listing_id = l.id where l.visible;
