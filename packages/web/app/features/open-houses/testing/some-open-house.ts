import type { OpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';

/** An open house as a tenant sees it who has not signed up. */
export const someOpenHouse = (more: Partial<OpenHouse> = {}): OpenHouse => ({
  id: 'h1',
  listing: { id: 'l1', title: 'Björt íbúð' } as OpenHouse['listing'],
  host: null,
  starts_at: '2026-12-05T17:00:00.000Z',
  ends_at: '2026-12-05T18:00:00.000Z',
  capacity: 5,
  note: null,
  canceled: false,
  is_over: false,
  attendee_count: 0,
  waiting_count: 0,
  is_full: false,
  attending: false,
  waiting: false,
  attendance_id: null,
  invite: null,
  calendar: '/calendars/open-houses/is/h1',
  can: { attend: true, leave: false, host: false },
  ...more,
});
