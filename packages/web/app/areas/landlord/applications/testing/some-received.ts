import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { groupOf } from '@heima/domain/applications/application-state.ts';
import { someCard } from '#entities/listing/testing/some-card.ts';

export const firstId = '01990000-0000-7000-8000-00000000000a';
export const secondId = '01990000-0000-7000-8000-00000000000b';

const home = someCard({ id: '01990000-0000-7000-8000-0000000000cc', title: 'Risíbúð við Ránargötu' });

/** A new application of Anna Jónsdóttir as the landlord gets it; `changes` say what matters to the test. */
export function someReceived(changes: Partial<ReceivedApplication> = {}): ReceivedApplication {
  const status = changes.status ?? 'received';
  const isOpen = !['accepted', 'denied', 'cancelled'].includes(status);
  return {
    id: firstId,
    listing: home,
    message: 'Við erum tvö og reyklaus.',
    preferred_move_in: 'after',
    move_in_date: '2027-01-15',
    preferred_stay: 'longer',
    requested_length: 12,
    adults: 2,
    children: 1,
    occupation: 'employee',
    pets: [],
    is_smoking: false,
    negotiate_price: false,
    shares_paychecks: false,
    profile: null,
    status,
    group: groupOf(status),
    created_at: '2026-11-20T10:00:00.000Z',
    canceled_at: null,
    decided_at: null,
    decision_message: null,
    active: status !== 'cancelled',
    applicant: {
      id: '01990000-0000-7000-8000-0000000000aa',
      full_name: 'Anna Jónsdóttir',
      profile_image: null,
    },
    is_considered: status === 'considered',
    opened_at: null,
    categories: [],
    notes: '',
    tags: [],
    version: 'v1',
    can: { decide: isOpen, consider: isOpen, annotate: true, negotiate: true },
    ...changes,
  };
}

/** A page of received applications, as the list is answered. */
export function receivedPage(items: readonly ReceivedApplication[], more: object = {}) {
  const groups = { new: 0, other: 0, denied: 0 };
  for (const { group } of items) groups[group] += 1;
  return { count: items.length, next: null, previous: null, groups, items, ...more };
}
