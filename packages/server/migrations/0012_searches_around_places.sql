-- A saved search may look around several streets and places at once.
update saved_search set near = case when near is null then '[]' else jsonb_build_array(near) end;
alter table saved_search alter column near set default '[]', alter column near set not null;
