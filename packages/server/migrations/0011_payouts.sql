-- How people are paid out. The IBAN is encrypted; a keyed hash of it and its owner shows whether it is there already.
create table payout_method (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  type text not null check (type in ('bank', 'cash')),
  iban text,
  iban_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((type = 'bank') = (iban is not null)),
  check ((iban is null) = (iban_hash is null)),
  constraint payout_method_account unique (user_id, iban_hash)
);
create unique index payout_method_cash on payout_method (user_id) where type = 'cash';
