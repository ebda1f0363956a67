-- Only monthly rents in krónur can be compared with each other and with what people ask for.
alter table listing add column monthly_rent bigint
  generated always as (case when currency = 'ISK' and price_type = 1 then price end) stored;

-- Holds every plain filter of the search, so that a count needs nothing but the index.
drop index listing_box;
create index listing_box on listing (blurred_lat, blurred_lng)
  include (monthly_rent, bedrooms, bathrooms, size, listing_type, listing_category, furniture, postal_code, published_at, id)
  where visible;
