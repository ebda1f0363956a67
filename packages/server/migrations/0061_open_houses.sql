-- Open houses (state machine 10): when a home can be seen, who comes, and who was invited.

create table open_house (
  id uuid primary key,
  listing_id uuid not null references listing on delete cascade,
  -- Who lets the home.
  host_id uuid not null references app_user,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Nobody counts where there is none.
  capacity smallint check (capacity between 1 and 500),
  note text,
  canceled_at timestamptz,
  -- Rises with each change, so that calendars take the last one.
  sequence integer not null default 0,
  -- The beginning that people were reminded of a day and two hours before; another one is reminded of anew.
  day_reminded_for timestamptz,
  hours_reminded_for timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index open_house_coming on open_house (starts_at, id) where canceled_at is null;
create index open_house_of_listing on open_house (listing_id, starts_at);
create index open_house_of_host on open_house (host_id, starts_at);

create table open_house_attendee (
  id uuid primary key,
  open_house_id uuid not null references open_house on delete cascade,
  user_id uuid not null references app_user,
  state text not null check (state in ('attending', 'waiting')),
  created_at timestamptz not null,
  -- Since when the person has a place.
  attending_since timestamptz,
  check ((state = 'attending') = (attending_since is not null)),
  unique (open_house_id, user_id)
);
create index open_house_attendee_of_user on open_house_attendee (user_id);

create table open_house_invite (
  id uuid primary key,
  open_house_id uuid not null references open_house on delete cascade,
  invitee_id uuid not null references app_user,
  response text check (response in ('accepted', 'declined')),
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((response is null) = (answered_at is null)),
  unique (open_house_id, invitee_id)
);
create index open_house_invite_of_invitee on open_house_invite (invitee_id) where response is null;
