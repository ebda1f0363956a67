-- Messages that somebody reported, as they were then: staff see these, and no conversation.
create table report_message (
  report_id uuid not null references report on delete cascade,
  -- The place of the message in its conversation.
  seq integer not null,
  conversation_id uuid not null,
  -- Written by the person who is reported; else by another member.
  by_reported boolean not null,
  body text not null,
  sent_at timestamptz not null,
  primary key (report_id, conversation_id, seq)
);

create view reported_message as
  select report_id, conversation_id, seq, by_reported, body, sent_at from report_message;
