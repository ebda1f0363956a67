-- What every capability stands on: audit, events, live events, counters, idempotency keys.

create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_kind text not null check (actor_kind in ('user', 'visitor', 'system')),
  action text not null,
  subject_kind text not null,
  subject_id uuid not null,
  request_id text,
  detail jsonb not null default '{}'
);
create index audit_entry_subject on audit_entry (subject_kind, subject_id, id desc);

-- Facts that happened, committed with their cause. Reactions read them by job; timelines read them by subject.
create table event (
  id uuid primary key,
  at timestamptz not null,
  name text not null,
  subject_kind text not null,
  subject_id uuid not null,
  actor_id uuid,
  payload jsonb not null
);
create index event_subject on event (subject_kind, subject_id, id desc);

-- What a signed-in browser is notified of live; kept a while so that a dropped connection can catch up.
create table live_event (
  id uuid primary key,
  at timestamptz not null default now(),
  user_id uuid not null,
  kind text not null,
  payload jsonb not null
);
create index live_event_user on live_event (user_id, id);

-- Fixed-window counters of the rate limits. Unlogged: losing them in a crash only forgives some calls.
create unlogged table rate_counter (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);

-- Answers of requests that carried an Idempotency-Key, written in the transaction of what they did.
create table idempotency_key (
  caller text not null,
  key text not null,
  request_hash text not null,
  answered_at timestamptz not null,
  status integer not null,
  response jsonb not null,
  primary key (caller, key)
);
create index idempotency_key_answered on idempotency_key (answered_at);

-- E-mails and SMS: what is to be sent, and that it was. Of the same key only the first is sent.
create table outbox_message (
  id uuid primary key,
  -- Name of the message in the code.
  message text not null,
  channel text not null check (channel in ('email', 'sms')),
  once_key text not null,
  -- Whom it goes to; nobody for an address without an account.
  user_id uuid,
  -- Address and payload, encrypted; removed when the message is over.
  sealed text,
  made_at timestamptz not null,
  -- From then on it is not worth sending.
  give_up_at timestamptz not null,
  -- Sending was last asked for at this time.
  queued_at timestamptz not null,
  -- A worker took it at this time and has not been heard of since.
  claimed_at timestamptz,
  outcome text check (outcome in ('sent', 'refused', 'called_off', 'given_up')),
  ended_at timestamptz,
  check ((ended_at is null) = (sealed is not null)),
  unique (message, channel, once_key)
);
create index outbox_message_open on outbox_message (queued_at) where ended_at is null;
create index outbox_message_user on outbox_message (user_id, made_at desc) where user_id is not null;
create index outbox_message_ended on outbox_message (ended_at) where ended_at is not null;

-- Webhooks as they came, encrypted, with what was read from each; the same one is taken once.
create table provider_event (
  id uuid primary key,
  provider text not null,
  event_key text not null,
  event jsonb not null,
  body text not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  unique (provider, event_key)
);
create index provider_event_received on provider_event (received_at);
