-- When the holder of a session last proved who they are: by signing in, or by an electronic ID anew.
alter table session add column proved_at timestamptz;
update session set proved_at = created_at;
alter table session alter column proved_at set not null;
