-- What people are notified of. Rows of one person lie together and are found by the person first.
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
  -- Names the cause: one cause notifies a person once, however often its job runs.
  once_key text not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  clicked_at timestamptz,
  primary key (user_id, id),
  unique (user_id, once_key)
);
create index notification_unseen on notification (user_id) where seen_at is null;
create index notification_created on notification (created_at);

-- Ways to be notified that a person has switched on or off; without a row the type decides.
create table notification_choice (
  user_id uuid not null references app_user on delete cascade,
  type smallint not null,
  method smallint not null,
  blocked boolean not null,
  -- Blocked by the link of an e-mail, so that the same link can take it back.
  by_link boolean not null default false,
  changed_at timestamptz not null,
  primary key (user_id, type, method)
);

-- A notification that is to go out; it waits until a message takes it along.
create table notification_delivery (
  user_id uuid not null,
  notification_id uuid not null,
  method smallint not null,
  waiting_since timestamptz not null,
  -- The message that took it along, and when.
  batch_id uuid,
  batched_at timestamptz,
  primary key (user_id, notification_id, method),
  foreign key (user_id, notification_id) references notification on delete cascade
);
create index notification_delivery_waiting on notification_delivery (user_id, method) where batch_id is null;
create index notification_delivery_last on notification_delivery (user_id, method, batched_at desc) where batch_id is not null;
create index notification_delivery_left_over on notification_delivery (waiting_since) where batch_id is null;
create index notification_delivery_batch on notification_delivery (batch_id) where batch_id is not null;

-- How many are unseen is counted from the notifications themselves.
alter table app_user drop column unseen_notifications;

-- Live events are purged after some days.
create index live_event_at on live_event (at);
