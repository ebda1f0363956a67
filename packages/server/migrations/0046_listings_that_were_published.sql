-- Of listings: those that were published at some time, with when and why each left publication.
create view listing_publishing as
  select id, owner_id, title, visible, published_at, unpublished_at, unpublish_reason
  from listing where published_at is not null;
create index listing_unpublished on listing (unpublished_at, id) where published_at is not null and not visible;
