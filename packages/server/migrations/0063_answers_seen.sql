-- When the applicant has looked at the answer to an application; what was answered until now counts as seen.
alter table application add column answer_seen_at timestamptz;
update application set answer_seen_at = decided_at where decided_at is not null;
