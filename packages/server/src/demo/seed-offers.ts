import { type ApplicationStatus, openStatuses } from '@heima/domain/applications/application-state.ts';
import {
  type BidEnd,
  type BidSide,
  type BidStatus,
  expiryOf,
  otherSide,
} from '@heima/domain/offers/bid-state.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { sql } from 'kysely';
import { insertBid, insertOffer } from '#capabilities/offers/offer-store.ts';
import '#capabilities/offers/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { demoId } from './demo-id.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** One bid of a course: how far below the asked rent, in hundredths, and what became of it. */
interface Step {
  by: BidSide;
  below: number;
  status: BidStatus;
  because?: BidEnd;
}
const first: Step = { by: 'BUYER', below: 8, status: 'pending' };
const countered: readonly Step[] = [
  { ...first, status: 'denied', because: 'counter' },
  { by: 'SELLER', below: 2, status: 'pending' },
];
/** In turn, over the applications of a person that are not decided; every fifth has no bids. */
const courses: readonly (readonly Step[])[] = [
  [first],
  countered,
  [{ ...first, status: 'denied', because: 'decision' }],
  [countered[0]!, { by: 'SELLER', below: 4, status: 'accepted', because: 'decision' }],
  [],
];
const endings: Partial<Record<ApplicationStatus, readonly Step[]>> = {
  accepted: [{ ...first, below: 5, status: 'accepted', because: 'decision' }],
  denied: [{ ...first, status: 'denied', because: 'application' }],
  cancelled: [{ ...first, status: 'withdrawn', because: 'application' }],
};

/** Bids of the demonstration's tenants and landlords over the applications that there are, in every state. */
export async function seedOffers(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<Application>`
    select a.id, a.listing_id, a.applicant_id, l.owner_id, a.status, a.created_at, a.decided_at, a.canceled_at, l.price,
      l.currency, l.price_type
    from application a join listing l on l.id = a.listing_id
    where l.price is not null and l.owner_id is not null order by a.created_at desc, a.id desc`.execute(db);
  const asked = new Set<string>();
  const counts = new Map<string, number>();
  for (const row of rows) {
    // Whoever has applied twice for a home has one negotiation over it.
    const pair = `${row.listing_id} ${row.applicant_id}`;
    if (asked.has(pair)) continue;
    asked.add(pair);
    const isOpen = openStatuses.some((status) => status === row.status);
    const count = counts.get(row.applicant_id) ?? 0;
    if (isOpen) counts.set(row.applicant_id, count + 1);
    const course = isOpen ? courses[count % courses.length]! : (endings[row.status] ?? []);
    if (course.length > 0) await seedOffer(db, row, course, now);
  }
}

interface Application {
  id: string;
  listing_id: string;
  applicant_id: string;
  owner_id: string;
  status: ApplicationStatus;
  created_at: Date;
  decided_at: Date | null;
  canceled_at: Date | null;
  price: number;
  currency: Currency;
  price_type: number;
}

async function seedOffer(db: Database, row: Application, course: readonly Step[], now: Date): Promise<void> {
  const until = row.decided_at ?? row.canceled_at ?? now;
  // Late enough that what is open still stands, and after the application.
  const start = Math.max(row.created_at.getTime(), until.getTime() - 2 * dayMs);
  const at = (n: number) => new Date(start + ((until.getTime() - start) * n) / (course.length + 1));
  const offer = demoId(`offer ${row.id}`, at(0));
  await insertOffer(db, {
    id: offer,
    listing_id: row.listing_id,
    applicant_id: row.applicant_id,
    application_id: row.id,
    created_at: at(0),
    changed_at: at(course.length),
  });
  let before: string | null = null;
  for (const [n, { by, below, status, because }] of course.entries()) {
    const made = at(n);
    const id = demoId(`bid ${row.id} ${n}`, made);
    await insertBid(db, {
      id,
      offer_id: offer,
      application_id: row.id,
      initiator: by,
      bidder_id: by === 'BUYER' ? row.applicant_id : row.owner_id,
      price: Math.max(1, roundDown((row.price * (100 - below)) / 100, row.currency)),
      currency: row.currency,
      price_type: row.price_type,
      status,
      counter_of: before,
      created_at: made,
      expires_at: expiryOf(made),
      ended_at: because ? at(n + 1) : null,
      ended_side: sideOfEnd(by, { status, because }),
      ended_because: because ?? null,
    });
    before = id;
  }
  await sql`update listing set offer_count = offer_count + 1 where id = ${row.listing_id}`.execute(db);
}

/** As people bid: whole thousands of krónur, whole dollars and euros. */
const roundDown = (amount: number, currency: Currency): number => {
  const step = currency === 'ISK' ? (amount > 20_000 ? 1000 : 100) : 100;
  return Math.floor(amount / step) * step;
};

/** Whose doing the end of a bid was: of its maker where it was withdrawn, else of the other side. */
const sideOfEnd = (by: BidSide, { status, because }: Pick<Step, 'status' | 'because'>): BidSide | null => {
  if (!because) return null;
  return status === 'withdrawn' ? by : otherSide(by);
};
