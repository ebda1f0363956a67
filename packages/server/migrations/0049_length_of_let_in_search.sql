-- The search asks for the kind and the length of a lease.
create or replace view listing_card as
  select l.id, l.owner_id, l.title, l.street_name, l.postal_code, l.city, l.listing_type, l.listing_category, l.size,
    l.rooms, l.bedrooms, l.bathrooms, l.price, l.currency, l.price_type, l.monthly_rent, l.available_from, l.furniture,
    l.amenities, l.allowed_pets, l.blurred_lat, l.blurred_lng, l.visible, l.published_at, l.application_count,
    l.offer_count, (select count(*)::int from listing_like k where k.listing_id = l.id) as like_count,
    l.duration, l.contract_min_months, l.contract_max_months
  from listing l;
