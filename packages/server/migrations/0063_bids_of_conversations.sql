-- Of offers: what was bid, over which application.
create view bid_made as
  select b.id, b.offer_id, b.application_id, o.listing_id, o.applicant_id, b.initiator, b.price, b.currency, b.price_type
  from bid b join rental_offer o on o.id = b.offer_id;
