-- The rent of a month in whole krónur, by which rents are compared; null where it cannot be said. Whole numbers alone,
-- so that domain/exchange-rates/comparable-rent.ts gives the same. 120 shares are a month, 520 a week's price of it.
create function comparable_rent(price bigint, currency text, price_type integer, size numeric, rate numeric)
  returns bigint language sql immutable parallel safe as $$
  select div(2 * parts + whole, 2 * whole)::bigint
  from (select
    price::numeric * (case price_type when 1 then 120 when 2 then 520 when 4 then trunc(size * 10) * 12 end)
      * (case when currency = 'ISK' then 10000 else trunc(rate * 10000) end) as parts,
    120 * 10000 * (case when currency = 'ISK' then 1 else 100 end)::numeric as whole) shares
$$;

alter table listing alter column monthly_rent drop expression;

create function set_comparable_rent() returns trigger language plpgsql as $$
begin
  new.monthly_rent := comparable_rent(new.price, new.currency, new.price_type, new.size, null);
  return new;
end
$$;
create trigger listing_comparable_rent before insert or update of price, currency, price_type, size on listing
  for each row execute function set_comparable_rent();

update listing set monthly_rent = comparable_rent(price, currency, price_type, size, null)
where currency = 'ISK' and price_type in (2, 4);

-- The order by price goes by the comparable rent, and homes without one come last from both ends. Numbers stand for
-- "without", so that a walk that goes on from a home compares rows with rows; the first is the largest safe integer.
drop index listing_price;
create index listing_rent_rising on listing (coalesce(monthly_rent, 9007199254740991), id)
  include (blurred_lat, blurred_lng, monthly_rent, bedrooms, bathrooms, size, listing_type, listing_category, furniture, postal_code)
  where visible;
create index listing_rent_falling on listing (coalesce(monthly_rent, -1), id)
  include (blurred_lat, blurred_lng, monthly_rent, bedrooms, bathrooms, size, listing_type, listing_category, furniture, postal_code)
  where visible;
