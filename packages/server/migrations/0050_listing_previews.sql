-- A link by which anybody can see a draft. Only the hash of its token is kept; the token is calculated from the id.
create table listing_preview (
  listing_id uuid primary key references listing on delete cascade,
  id uuid not null,
  token_hash text not null unique,
  created_at timestamptz not null
);
