-- Staff work in areas. Whoever was staff before works in all of them.
alter table app_user add column staff_areas text[] not null default '{}'
  check (staff_areas <@ array['listings', 'finance', 'guarantees', 'support', 'content', 'administration']);
update app_user set staff_areas = array['listings', 'finance', 'guarantees', 'support', 'content', 'administration']
  where is_staff;
alter table app_user drop column is_staff;
alter table app_user add column is_staff boolean not null generated always as (cardinality(staff_areas) > 0) stored;

-- A team works on a listing as a whole: who is in the team, and with which permissions, is the team's own matter.
alter table listing add column team_id uuid;
create index listing_team on listing (team_id) where team_id is not null;
delete from listing_grant where kind = 'team';
alter table listing_grant drop constraint listing_grant_kind_check;
alter table listing_grant add check (kind in ('applicant', 'invited', 'party'));
