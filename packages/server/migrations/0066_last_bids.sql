-- The last bid of each negotiation, over the application that it is about now: lists ask for its state.
alter table rental_offer add column last_bid_id uuid unique references bid on delete set null;
update rental_offer o set last_bid_id = (
  select b.id from bid b where b.offer_id = o.id and b.application_id = o.application_id
  order by b.created_at desc, b.id desc limit 1);
