-- Conversations: messages of people, and what happens meanwhile to the homes and applications that they talk about.

-- Of applications: also when one was withdrawn.
create or replace view application_state as
  select id, listing_id, applicant_id, status, canceled_at from application;

create table conversation (
  id uuid primary key,
  -- The sorted ids of its members: the same people have one conversation, also when both begin at once.
  members_key text not null unique,
  -- Nobody, where an application or a bid began it.
  created_by uuid references app_user,
  created_at timestamptz not null,
  -- Counts its entries. Whoever adds one holds this row, so that entries are seen in their order and without gaps.
  last_seq integer not null default 0
);

create table conversation_member (
  conversation_id uuid not null references conversation on delete cascade,
  user_id uuid not null references app_user,
  joined_at timestamptz not null,
  -- Sees what comes after this entry: who is added later does not read what others said before.
  sees_from integer not null default 0,
  read_seq integer not null default 0,
  -- Messages of others after `read_seq`.
  unread integer not null default 0 check (unread >= 0),
  -- Of the last entry that this member sees, so that a page of the list is one range of an index.
  changed_at timestamptz not null,
  -- Whether it stands in the list: one without entries does for who opened it.
  listed boolean not null,
  primary key (conversation_id, user_id)
);
create index conversation_member_list on conversation_member (user_id, changed_at desc, conversation_id desc)
  where listed;
create index conversation_member_unread on conversation_member (user_id) include (unread) where unread > 0;

create table conversation_entry (
  conversation_id uuid not null references conversation on delete cascade,
  seq integer not null check (seq > 0),
  id uuid not null,
  kind text not null,
  sender_id uuid references app_user,
  body text,
  data jsonb,
  -- Made where the message was written: sent again with it, it is there once.
  client_key uuid,
  -- Names the event that it tells of, which may be handed out twice.
  cause_key text,
  -- Whom it is for; everybody where nobody is named.
  audience uuid[],
  created_at timestamptz not null,
  words tsvector generated always as (case when kind = 'message' then name_words(body) end) stored,
  primary key (conversation_id, seq),
  unique (conversation_id, sender_id, client_key),
  unique (conversation_id, cause_key),
  check ((kind = 'message') = (body is not null))
);
create index conversation_entry_messages on conversation_entry (conversation_id, seq desc) where kind = 'message';
create index conversation_entry_for_some on conversation_entry (conversation_id, seq) where audience is not null;
create index conversation_entry_of_sender on conversation_entry (sender_id);
create index conversation_entry_words on conversation_entry using gin (words);

create table conversation_listing (
  conversation_id uuid not null references conversation on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  created_at timestamptz not null,
  primary key (conversation_id, listing_id)
);
create index conversation_listing_of_listing on conversation_listing (listing_id, conversation_id);

create table conversation_application (
  conversation_id uuid not null references conversation on delete cascade,
  application_id uuid not null references application on delete cascade,
  primary key (conversation_id, application_id)
);
create index conversation_application_of_application on conversation_application (application_id);

-- Whoever does not want to hear from somebody.
create table person_block (
  blocker_id uuid not null references app_user,
  blocked_id uuid not null references app_user,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index person_block_of_blocked on person_block (blocked_id);
