import type { ApplicationEvent, OwnApplication } from '@heima/domain/applications/application-answer.ts';
import { someCard } from '#entities/listing/testing/some-card.ts';

/** An application of a signed-in tenant that the landlord has read; `given` says what matters to the test. */
export const someApplication = (given: Partial<OwnApplication> = {}): OwnApplication => ({
  id: 'a1',
  message: 'Við erum tvö og reyklaus.',
  preferred_move_in: 'asap',
  move_in_date: null,
  preferred_stay: 'longer',
  requested_length: 12,
  adults: 2,
  children: 0,
  occupation: 'employee',
  pets: [],
  is_smoking: false,
  negotiate_price: false,
  shares_paychecks: false,
  profile: null,
  listing: someHome(),
  status: 'opened',
  group: 'other',
  created_at: '2027-03-01T10:00:00.000Z',
  canceled_at: null,
  decided_at: null,
  decision_message: null,
  active: true,
  landlord: { id: 'l1', full_name: 'Þóra Ægisdóttir' },
  can: { cancel: true, negotiate: true },
  ...given,
});

export const someHome = (given: Partial<OwnApplication['listing']> = {}): OwnApplication['listing'] =>
  someCard({
    images: [
      {
        id: 'i1',
        caption: null,
        src: '/images/i1',
        width: 1200,
        height: 900,
        widths: [320, 640],
        avif: false,
        blur: 'data:,',
      },
    ],
    image_count: 1,
    ...given,
  });

export const someEvent = (
  kind: ApplicationEvent['kind'],
  given: Partial<ApplicationEvent> = {},
): ApplicationEvent => ({
  id: kind,
  kind,
  at: '2027-03-01T10:00:00.000Z',
  side: kind === 'sent' || kind === 'cancelled' ? 'applicant' : 'landlord',
  message: null,
  price: null,
  ...given,
});
