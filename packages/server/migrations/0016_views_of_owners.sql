-- What others may read of an owner's tables. A view names only its owner's tables and views that other owners show.

-- Of contacts: addresses and numbers that were proved, and the people whom e-mails reach.
create view proved_email as
  select id, user_id, address, address_key from email_address where verified_at is not null;
create view proved_phone as
  select id, user_id, e164 from phone where verified_at is not null;

-- Of profiles: the picture of a person.
create view person_picture as
  select user_id, image_id, image_blur from rental_profile;

-- Of people: those whose account is there. Whoever asks for people asks here, so that nobody shows a deleted one.
create view active_person as
  select id, full_name, primary_language, birth_date, bio, staff_areas, primary_email_id, primary_phone_id,
    identity_verified_at, created_at
  from app_user where deleted_at is null;

-- Of people: somebody as others may see them.
create view person_card as
  select a.id, a.full_name, a.primary_language, p.image_id, p.image_blur,
    a.identity_verified_at is not null as identity_verified,
    exists (select 1 from proved_email e where e.user_id = a.id) as email_verified,
    exists (select 1 from proved_phone f where f.user_id = a.id) as phone_verified
  from active_person a left join person_picture p on p.user_id = a.id;

create view mailable_person as
  select a.id as user_id, e.address
  from active_person a join email_address e on e.id = a.primary_email_id
  where e.verified_at is not null and e.undeliverable_at is null;
