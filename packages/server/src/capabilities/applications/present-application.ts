import { applicationAccess } from '@heima/domain/applications/access.ts';
import type {
  ApplicationPreview,
  OwnApplication,
  ReceivedApplication,
} from '@heima/domain/applications/application-answer.ts';
import {
  groupOf,
  refusalToCancel,
  refusalToConsider,
  refusalToDecide,
  saidToApplicant,
} from '@heima/domain/applications/application-state.ts';
import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import type { SentProfileFacts } from '@heima/domain/profiles/sent-profile-answer.ts';
import { homeCards } from '#capabilities/listings/public.ts';
import { type PersonCard, peopleById, presentSentProfile } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Services } from '#platform/services.ts';
import { subjectOf } from './application-side.ts';
import type { ApplicationRow } from './application-store.ts';
import type { SentContent } from './tables.ts';

/** The part that sender and landlord see alike, and the preview too. */
export const presentContent = (
  content: SentContent,
  profile: SentProfileFacts | null,
  { language, services: { texts } }: Call,
): Omit<ApplicationPreview, 'id' | 'listing_id' | 'created_at' | 'bid'> => ({
  message: content.message,
  preferred_move_in: content.preferred_move_in,
  move_in_date: content.move_in_date,
  preferred_stay: content.preferred_stay,
  requested_length: content.requested_length,
  adults: content.adults,
  children: content.children,
  occupation: content.occupation,
  pets: content.pets,
  is_smoking: content.is_smoking,
  negotiate_price: content.negotiate_price,
  shares_paychecks: content.shares_paychecks,
  profile: profile && presentSentProfile(profile, { language, texts }),
});

const presentShared = (row: ApplicationRow, listing: ListingCard, call: Call) => ({
  ...presentContent(row, row.profile, call),
  id: row.id,
  listing,
  status: row.status,
  group: groupOf(row.status),
  created_at: row.created_at.toISOString(),
  canceled_at: row.canceled_at?.toISOString() ?? null,
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_message: row.decision_message,
  active: row.canceled_at === null,
});

/** The version of what the landlord's side keeps for itself. */
export const noteVersion = (
  { id, categories, notes, tags }: ApplicationRow,
  { secrets }: Pick<Services, 'secrets'>,
): Version => versionOf(secrets, `application note ${id}`, { categories, notes, tags });

const isApplicant = (row: ApplicationRow, { actor }: Pick<Call, 'actor'>): boolean =>
  applicationAccess.cancel(actor, subjectOf(row));

/** Applications as their sender sees them. */
export async function presentOwn(
  db: Database,
  rows: readonly ApplicationRow[],
  call: Call,
): Promise<OwnApplication[]> {
  const { cards, people } = await around(db, rows, call, ({ owner_id }) => owner_id);
  return rows.map((row) => ({
    ...presentShared(row, cards.get(row.listing_id)!, call),
    status: saidToApplicant(row.status),
    landlord: named(people, row.owner_id),
    can: {
      cancel: isApplicant(row, call) && !refusalToCancel(row.status),
      negotiate: isApplicant(row, call),
    },
  }));
}

/** Applications as the landlord's side sees them. */
export async function presentReceived(
  db: Database,
  rows: readonly ApplicationRow[],
  call: Call,
): Promise<ReceivedApplication[]> {
  const { cards, people } = await around(db, rows, call, ({ applicant_id }) => applicant_id);
  return rows.map((row) => {
    const mayDecide = applicationAccess.decide(call.actor, subjectOf(row));
    const mayNote = applicationAccess.annotate(call.actor, subjectOf(row));
    const person = people.get(row.applicant_id);
    return {
      ...presentShared(row, cards.get(row.listing_id)!, call),
      applicant: person ? { id: row.applicant_id, ...person } : null,
      is_considered: row.status === 'considered',
      opened_at: row.opened_at?.toISOString() ?? null,
      categories: row.categories,
      // What the landlord's side notes for itself is nothing for staff that helps.
      notes: mayNote ? row.notes : '',
      tags: mayNote ? row.tags : [],
      version: mayNote ? noteVersion(row, call.services).tag : null,
      can: {
        decide: mayDecide && !refusalToDecide(row.status),
        consider: mayDecide && !refusalToConsider(row.status),
        annotate: mayNote,
        // Nobody answers a bid of their own.
        negotiate: mayDecide && !isApplicant(row, call),
      },
    };
  });
}

type People = Map<string, PersonCard>;

const named = (people: People, id: string | null): OwnApplication['landlord'] => {
  const person = id === null ? undefined : people.get(id);
  return person && id ? { id, full_name: person.full_name } : null;
};

/** The homes of applications, and the people on the other side. */
async function around(
  db: Database,
  rows: readonly ApplicationRow[],
  call: Call,
  otherOf: (row: ApplicationRow) => string | null,
): Promise<{ cards: Map<string, ListingCard>; people: People }> {
  const [cards, people] = await Promise.all([
    homeCards(db, [...new Set(rows.map((row) => row.listing_id))], call.actor),
    peopleById(
      db,
      rows.flatMap((row) => otherOf(row) ?? []),
    ),
  ]);
  return { cards: new Map(cards.map((card) => [card.id, card])), people };
}
