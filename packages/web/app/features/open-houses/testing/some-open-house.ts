import type { OpenHouse, WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';

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

/** The same as its host sees it, with who has signed up. */
export const someHosted = (more: Partial<WholeOpenHouse> = {}): WholeOpenHouse => ({
  ...someOpenHouse({ can: { attend: false, leave: false, host: true }, attendee_count: 1 }),
  attendees: [
    {
      id: 'n1',
      user: { id: 'p1', full_name: 'Anna Jónsdóttir', profile_image: null },
      waiting: false,
      created_at: '2026-11-20T12:00:00.000Z',
    },
  ],
  version: 'v1',
  ...more,
});

/** A page of a list. */
export const pageOf = <Item>(...items: Item[]) => ({
  count: items.length,
  next: null,
  previous: null,
  items,
});
