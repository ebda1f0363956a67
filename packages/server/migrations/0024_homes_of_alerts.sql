-- The homes that an e-mail of a saved search counts, so that its link can show exactly these.
create view alert_home as
  select batch_id, listing_id from saved_search_match where batch_id is not null and dropped_at is null;
