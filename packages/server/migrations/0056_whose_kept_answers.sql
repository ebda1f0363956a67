-- Whose account a kept answer belongs to: answers of sign-up and sign-in stand under no caller, and are forgotten with
-- the account like all others.
alter table idempotency_key add column person_id uuid;
create index idempotency_key_person on idempotency_key (person_id) where person_id is not null;
delete from idempotency_key;
