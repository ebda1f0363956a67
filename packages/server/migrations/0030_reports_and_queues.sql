-- Reports are of a listing or of a person, and end with an outcome and an answer to the reporter.
alter table listing_report rename to report;
alter table report alter column listing_id drop not null;
alter table report add column person_id uuid references app_user on delete cascade;
alter table report add constraint report_of_one check ((listing_id is null) <> (person_id is null));
alter table report add column outcome text check (outcome in ('acted', 'no_grounds'));
alter table report add column answer text;
alter table report add constraint report_closed_whole check ((outcome is null) = (handled_at is null));
alter table report add constraint report_of_person_once unique (person_id, reporter, reason);
drop index listing_report_open;
create index report_open on report (created_at, id) where outcome is null;

-- What people of ours decided about a document that differs from the account.
alter table verification add column review text check (review in ('accepted', 'rejected'));
alter table verification add column reviewed_at timestamptz;
alter table verification add column reviewed_by uuid references app_user;
alter table verification add column review_reason text;

-- Who looks at what in the queues of staff.
create table queue_claim (
  kind text not null,
  item_id uuid not null,
  user_id uuid not null references app_user on delete cascade,
  since timestamptz not null,
  -- The last time that the open page was heard of.
  seen_at timestamptz not null,
  primary key (kind, item_id)
);

-- Of listing-publication: also who decided.
create or replace view publication_request as
  select listing_id, id, decision, requested_at, decided_at, reason, decided_by from listing_publish_request;

-- Of reports: what was reported, by whom, and what came of it.
create view report_filed as
  select id, listing_id, person_id, reporter_id, reason, text, created_at, outcome, answer, handled_at, handled_by
  from report;

-- Of identity: documents that people of ours look at or have looked at; without what stands in them. A newer document
-- that the provider accepted takes the place of one that waits.
create view identity_review as
  select v.id, v.user_id, v.decided_at, v.review, v.reviewed_at, v.reviewed_by, v.review_reason,
    v.review is null and exists (
      select 1 from verification n where n.user_id = v.user_id and n.id > v.id and n.state = 'approved'
    ) as is_replaced
  from verification v where v.state = 'approved' and (v.review is not null or not v.agrees);

-- Of listings: other listings of the same home, by property number or by the whole address.
create view same_home as
  select a.id as listing_id, b.id as other_id, b.title, b.visible, a.owner_id is distinct from b.owner_id as by_other
  from listing a join listing b on b.id <> a.id and b.owner_id is not null
    and (b.property_id = a.property_id
      or (lower(b.street_name) = lower(a.street_name) and b.street_number = a.street_number
        and b.postal_code = a.postal_code and b.apartment_number is not distinct from a.apartment_number));
create index listing_property on listing (property_id) where property_id is not null;
create index listing_street on listing (postal_code, lower(street_name), street_number);
