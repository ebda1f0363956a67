-- A number of each person that can be read out; those who are there get theirs in the order they came.
alter table app_user add column number integer;
update app_user set number = 10000 + counted.at
  from (select id, row_number() over (order by id)::int as at from app_user) counted where counted.id = app_user.id;
alter table app_user alter column number set not null;
alter table app_user alter column number add generated always as identity;
select setval(pg_get_serial_sequence('app_user', 'number'), coalesce(max(number), 10000)) from app_user;
create unique index app_user_number on app_user (number);
