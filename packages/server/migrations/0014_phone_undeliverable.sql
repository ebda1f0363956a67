-- The SMS service refused the number for good, as the mail server may refuse an address.
alter table phone add column undeliverable_at timestamptz;
