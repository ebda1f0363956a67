-- Of people: since which year somebody has an account, as others may know it. Iceland keeps UTC.
create or replace view person_card as
  select a.id, a.full_name, a.primary_language, p.image_id, p.image_blur,
    a.identity_verified_at is not null as identity_verified,
    exists (select 1 from proved_email e where e.user_id = a.id) as email_verified,
    exists (select 1 from proved_phone f where f.user_id = a.id) as phone_verified,
    extract(year from a.created_at at time zone 'UTC')::int as member_since
  from active_person a left join person_picture p on p.user_id = a.id;
