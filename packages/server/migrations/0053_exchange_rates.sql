-- The official rates of the Central Bank, day by day: krónur for one unit. The limit keeps every comparable rent below
-- the largest number that JavaScript holds exactly.
create table exchange_rate (
  currency text not null check (currency in ('USD', 'EUR')),
  day date not null,
  rate numeric(12, 4) not null check (rate > 0 and rate < 1000),
  -- when the bank last gave it
  fetched_at timestamptz not null,
  primary key (currency, day)
);
create view current_exchange_rate as
  select distinct on (currency) currency, day, rate, fetched_at from exchange_rate order by currency, day desc;

-- Whoever stores a rate holds the lock alone until the rents are calculated anew. Whoever writes a foreign price shares
-- it, so that it is written either before that, and is calculated anew, or after it, by the new rate.
create or replace function set_comparable_rent() returns trigger language plpgsql as $$
declare
  current_rate numeric;
begin
  if new.currency <> 'ISK' then
    perform pg_advisory_xact_lock_shared(hashtext('exchange_rate'));
    select c.rate into current_rate from current_exchange_rate c where c.currency = new.currency;
  end if;
  new.monthly_rent := comparable_rent(new.price, new.currency, new.price_type, new.size, current_rate);
  return new;
end
$$;

-- Few homes are priced in another currency, and all of them are calculated anew with every rate.
create index listing_foreign on listing (currency) where currency <> 'ISK';
