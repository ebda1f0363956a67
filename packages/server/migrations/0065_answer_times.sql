-- Of chat: when somebody first wrote to who lets a home, and when that was answered.
create view first_answer as
  select c.conversation_id, c.owner_id, asked.created_at as asked_at, (
    select min(e.created_at) from conversation_entry e
    where e.conversation_id = c.conversation_id and e.kind = 'message' and e.sender_id = c.owner_id
      and e.seq > asked.seq) as answered_at
  from (
    select distinct h.conversation_id, l.owner_id
    from conversation_listing h join listing_landlord l on l.id = h.listing_id where l.owner_id is not null
  ) c
  cross join lateral (
    select e.seq, e.created_at, e.sender_id from conversation_entry e
    where e.conversation_id = c.conversation_id and e.kind = 'message' order by e.seq limit 1
  ) asked
  where asked.sender_id <> c.owner_id;

-- How soon somebody who lets homes usually answers; counted once a day.
create table answer_time (
  user_id uuid primary key references app_user,
  pace text not null check (pace in ('hour', 'day', 'few_days', 'week')),
  calculated_at timestamptz not null
);

create view usual_answer_time as select user_id, pace from answer_time;
