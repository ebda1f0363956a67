-- Who a person has proved to be. The national id is encrypted and found by a keyed hash; one identity has one account
-- and one account one identity.
create table identity (
  user_id uuid primary key references app_user on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  national_id_hash text not null,
  national_id text not null,
  -- By which sign-in methods this identity came or was tied.
  mobile_login boolean not null default false,
  personal_id_login boolean not null default false,
  proved_at timestamptz not null,
  updated_at timestamptz not null,
  constraint identity_of_one_account unique (country, national_id_hash)
);

-- A request on a phone or a visit to the identity gateway. The browser's token and its cookie are kept as hashes; the
-- provider's token and a proved identity that waits for an e-mail address are encrypted.
create table eid_session (
  id uuid primary key,
  method text not null check (method in ('mobile', 'gateway')),
  token_hash text not null unique,
  provider_token text,
  -- The browser that began; nothing for programs without cookies.
  browser_hash text,
  -- The person who ties an electronic ID to the account; nothing for a sign-in.
  user_id uuid references app_user on delete cascade,
  phone text,
  email text,
  state text not null check (state in ('open', 'proved', 'done', 'failed')),
  failure text,
  identity text,
  proved_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((method = 'mobile') = (phone is not null)),
  check ((state = 'proved') = (identity is not null))
);
create index eid_session_phone on eid_session (phone) where state = 'open';
create index eid_session_expires on eid_session (expires_at);
create index eid_session_user on eid_session (user_id) where user_id is not null;

-- A verification of an identity document. What the document says is encrypted.
create table verification (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  provider_session_id text not null unique,
  reference text not null unique,
  page_url text not null,
  state text not null check
    (state in ('created', 'started', 'submitted', 'review', 'approved', 'declined', 'resubmission', 'expired')),
  decided_at timestamptz,
  reason_code text,
  findings text,
  -- Whether name and birth date of the document are the account's; nothing until one was approved.
  agrees boolean,
  asked_at timestamptz,
  created_at timestamptz not null
);
create index verification_user on verification (user_id, id desc);
-- What people of ours look at.
create index verification_disagrees on verification (decided_at) where state = 'approved' and not agrees;
