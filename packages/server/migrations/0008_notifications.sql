-- What people are told of. Rows of one person lie together and are found by the person first.
create table notification (
  user_id uuid not null references app_user on delete cascade,
  id uuid not null,
  -- Number of the type in the product's own table of types.
  type smallint not null,
  -- What it leads to.
  subject_id uuid not null,
  -- Values of its text, which is said in the reader's language when it is read.
  params jsonb not null,
  image text,
  -- Names the cause: one cause tells a person once, however often its job runs.
  once_key text not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  clicked_at timestamptz,
  primary key (user_id, id),
  unique (user_id, once_key)
);
create index notification_unseen on notification (user_id) where seen_at is null;
create index notification_created on notification (created_at);

-- Ways to be told that a person has switched on or off; without a row the type decides.
create table notification_choice (
  user_id uuid not null references app_user on delete cascade,
  type smallint not null,
  method smallint not null,
  blocked boolean not null,
  -- Blocked by the link of a letter, so that the same link can take it back.
  by_letter boolean not null default false,
  changed_at timestamptz not null,
  primary key (user_id, type, method)
);

-- One e-mail or SMS, about one or several notifications.
create table notification_message (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  method smallint not null,
  made_at timestamptz not null,
  -- Sending was last asked for at this time.
  queued_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('sent', 'refused', 'called_off', 'given_up'))
);
create index notification_message_open on notification_message (queued_at) where ended_at is null;
create index notification_message_last on notification_message (user_id, method, made_at desc);

-- A notification that is to go out; it waits until a message takes it along.
create table notification_delivery (
  user_id uuid not null,
  notification_id uuid not null,
  method smallint not null,
  waiting_since timestamptz not null,
  message_id uuid,
  primary key (user_id, notification_id, method),
  foreign key (user_id, notification_id) references notification on delete cascade
);
create index notification_delivery_waiting on notification_delivery (user_id, method) where message_id is null;
create index notification_delivery_left_over on notification_delivery (waiting_since) where message_id is null;
create index notification_delivery_message on notification_delivery (message_id) where message_id is not null;

-- How many are unseen is counted from the notifications themselves.
alter table app_user drop column unseen_notifications;

-- Live events are forgotten after some days.
create index live_event_at on live_event (at);
