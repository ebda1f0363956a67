-- Views of a listing are counted by day alone, by those who count them: a look at a home writes no listing.
alter table listing drop column view_count;

-- Machine translations of a listing, of the last day that had one (5 are allowed).
alter table listing drop column translation_day, drop column translation_count;
create table listing_translation_use (
  listing_id uuid primary key references listing on delete cascade,
  day date not null,
  translations integer not null
);

-- Of listing-content: pictures and descriptions as they are shown.
create view listing_picture as
  select listing_id, position, id, caption, file, width, height, widths, has_avif, blur from listing_image;
create view listing_text as
  select listing_id, id, language, text, machine_translated, updated_at from listing_description;

-- Of listing-publication: what an owner asked of staff, and what they said.
create view publication_request as
  select listing_id, id, decision, requested_at, decided_at, reason from listing_publish_request;

-- Of listings: what others may know of one, in publication or not. No exact position, no flat number, nothing of the
-- wizard.
create view listing_card as
  select l.id, l.owner_id, l.title, l.street_name, l.postal_code, l.city, l.listing_type, l.listing_category, l.size,
    l.rooms, l.bedrooms, l.bathrooms, l.price, l.currency, l.price_type, l.monthly_rent, l.available_from, l.furniture,
    l.amenities, l.allowed_pets, l.blurred_lat, l.blurred_lng, l.visible, l.published_at, l.application_count,
    l.offer_count, (select count(*)::int from listing_like k where k.listing_id = l.id) as like_count
  from listing l;
create view included_utility as
  select listing_id, utility from listing_utility where included;
