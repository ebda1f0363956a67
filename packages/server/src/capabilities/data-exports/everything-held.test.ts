import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { listDataExports, requestDataExport } from '@heima/domain/data-exports/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { fillEveryTable } from './every-table.builder.ts';
import { readZip } from './read-zip.builder.ts';

/** What becomes of a column that points at a person: where the copy shows its rows, and whether deletion ends them. */
interface Fate {
  copy: `${string}.json` | { left: string };
  deleted: 'goes' | { stays: string };
}

const staffWork = { left: 'work done for the product, not a fact about the person' };
const workStays = { stays: 'shows who decided; the account it points at is empty' };
const history = { stays: 'the audit trail, which the law asks to keep; the account it points at is empty' };

/** Every column that points at a person. A new one is put down here, with a part that shows it or a reason. */
const fates: Record<string, Fate> = {
  'answer_time.user_id': {
    copy: { left: 'counted from conversations, which are shown' },
    deleted: 'goes',
  },
  'application.applicant_id': {
    copy: 'applications.json',
    deleted: { stays: 'that somebody applied and what was answered; what was written goes' },
  },
  'application_preview.applicant_id': {
    copy: { left: 'what was about to be sent; it stays for a day' },
    deleted: 'goes',
  },
  'audit_entry.actor_id': { copy: 'account.json', deleted: history },
  'bid.bidder_id': {
    copy: 'offers.json',
    deleted: { stays: 'what was bid for a home and what came of it; the account it points at is empty' },
  },
  'conversation.created_by': {
    copy: 'chat.json',
    deleted: { stays: 'the conversation is the others’ too; the account it points at is empty' },
  },
  'conversation_entry.sender_id': {
    copy: 'chat.json',
    deleted: { stays: 'what was sent to others is theirs to keep, without a name' },
  },
  'conversation_member.user_id': {
    copy: 'chat.json',
    deleted: { stays: 'shows the others that somebody wrote who is gone' },
  },
  'corenter_request.requested_by': { copy: 'co-renters.json', deleted: 'goes' },
  'corenter_request.requested_to': { copy: 'co-renters.json', deleted: 'goes' },
  'data_export.user_id': { copy: 'data-exports.json', deleted: 'goes' },
  'connection.other_id': { copy: { left: 'the same connection from the other side' }, deleted: 'goes' },
  'connection.user_id': { copy: 'profile.json', deleted: 'goes' },
  'eid_session.user_id': { copy: 'account.json', deleted: 'goes' },
  'email_address.user_id': { copy: 'account.json', deleted: 'goes' },
  'event.actor_id': {
    copy: { left: 'the same deeds stand among the actions of the account' },
    deleted: history,
  },
  'identity.user_id': { copy: 'account.json', deleted: 'goes' },
  'idempotency_key.caller': {
    copy: { left: 'answers to repeated requests, which hold what stands elsewhere' },
    deleted: 'goes',
  },
  'idempotency_key.person_id': {
    copy: { left: 'answers to repeated requests, which hold what stands elsewhere' },
    deleted: 'goes',
  },
  'listing.owner_id': {
    copy: 'listings.json',
    deleted: { stays: 'others have applied for published homes; drafts go' },
  },
  'listing_grant.user_id': { copy: 'listings.json', deleted: 'goes' },
  'listing_like.user_id': { copy: 'listings.json', deleted: 'goes' },
  'listing_publish_request.decided_by': { copy: staffWork, deleted: workStays },
  'live_event.user_id': {
    copy: { left: 'tells open pages to read anew what stands elsewhere' },
    deleted: { stays: 'goes within days' },
  },
  'notification.user_id': { copy: 'notifications.json', deleted: 'goes' },
  'notification_choice.user_id': { copy: 'notifications.json', deleted: 'goes' },
  'notification_delivery.user_id': {
    copy: { left: 'waits for the message, which is shown' },
    deleted: 'goes',
  },
  'open_house.host_id': {
    copy: 'open-houses.json',
    deleted: { stays: 'that a home could be seen; what was written goes and what was to come is canceled' },
  },
  'open_house_attendee.user_id': { copy: 'open-houses.json', deleted: 'goes' },
  'open_house_invite.invitee_id': { copy: 'open-houses.json', deleted: 'goes' },
  'outbox_message.user_id': { copy: 'messages-sent.json', deleted: 'goes' },
  'paycheck.user_id': { copy: 'profile.json', deleted: 'goes' },
  'payout_method.user_id': { copy: 'payout-methods.json', deleted: 'goes' },
  'person_block.blocked_id': {
    copy: { left: 'what others decided for themselves; who they are must not be found out by it' },
    deleted: 'goes',
  },
  'person_block.blocker_id': { copy: 'blocks.json', deleted: 'goes' },
  'phone.user_id': { copy: 'account.json', deleted: 'goes' },
  'profile_grant.user_id': { copy: 'profile.json', deleted: 'goes' },
  'profile_grant.viewer_id': { copy: 'profile.json', deleted: 'goes' },
  'profile_link.user_id': { copy: 'profile.json', deleted: 'goes' },
  'profile_opening.viewer_id': { copy: 'profile.json', deleted: 'goes' },
  'proof.user_id': { copy: 'account.json', deleted: 'goes' },
  'recovery_code.user_id': { copy: { left: 'hashes of codes, which are secrets' }, deleted: 'goes' },
  'queue_claim.user_id': {
    copy: { left: 'which page of the staff area is open just now' },
    deleted: { stays: 'goes within the hour' },
  },
  'rental_offer.applicant_id': {
    copy: 'offers.json',
    deleted: { stays: 'that somebody bid for a home, as that somebody applied' },
  },
  'rental_profile.user_id': { copy: 'profile.json', deleted: 'goes' },
  'report.handled_by': { copy: staffWork, deleted: workStays },
  'report.person_id': {
    copy: { left: 'what others told staff in confidence; who they are must not be found out by it' },
    deleted: 'goes',
  },
  'report.reporter_id': { copy: 'reports.json', deleted: 'goes' },
  'saved_search.user_id': { copy: 'saved-searches.json', deleted: 'goes' },
  'second_factor.user_id': { copy: 'account.json', deleted: 'goes' },
  'session.user_id': {
    copy: 'account.json',
    deleted: { stays: 'ended; kept for sixty days, so that a stolen token is recognised' },
  },
  'translation_override.updated_by': { copy: staffWork, deleted: workStays },
  'verification.reviewed_by': { copy: staffWork, deleted: workStays },
  'verification.user_id': { copy: 'account.json', deleted: 'goes' },
};

describe('everything held about a person', async () => {
  const app = await testApp();
  const { db } = app.services;

  it('every column that points at a person is shown in the copy, or has a reason not to be', async () => {
    const { rows } = await sql<{ column: string }>`
      select c.table_name || '.' || c.column_name as column
      from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('uuid', 'text')
        and c.column_name ~ '^caller$|(^|_)(user|owner|viewer|actor|reporter|person|tenant|landlord|other|payer|payee)_id$|_(by|to)$'
      union
      select r.conrelid::regclass || '.' || a.attname
      from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any (r.conkey)
      where r.contype = 'f' and r.confrelid = 'app_user'::regclass`.execute(db);
    expect(rows.map(({ column }) => column).sort()).toEqual(Object.keys(fates).sort());
  });

  it('the copy holds it all, and with the account it all goes but what has to stay', async () => {
    const [one, other] = [await person(app, { verified: true }), await person(app)];
    const shown = await buildWholeListing(db, { owner_id: one.id, visible: true, published_at: new Date() });
    const marks = await fillEveryTable(app, { personId: one.id, otherId: other.id, listingId: shown });
    const count = async (column: string) => {
      const [table, name] = column.split('.') as [string, string];
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(table)} where position(${one.id} in ${sql.ref(name)}::text) > 0`.execute(
        db,
      );
      return rows[0]!.n;
    };
    for (const column of Object.keys(fates)) expect([column, await count(column)]).not.toEqual([column, 0]);

    await app.ask(requestDataExport, { params: { id: one.id } }, { as: one.access });
    await app.runJobs();
    const { body } = await app.ask(listDataExports, { params: { id: one.id } }, { as: one.access });
    const made = body.items.find(({ state }) => state === 'READY')!;
    const files = await readZip((await app.app.inject({ method: 'GET', url: made.url! })).rawPayload);
    for (const [column, { copy }] of Object.entries(fates)) {
      if (typeof copy !== 'string') continue;
      expect([column, marks[column]]).not.toEqual([column, undefined]);
      expect([column, files.get(copy)?.includes(marks[column]!)]).toEqual([column, true]);
    }
    // What an identity document says, too.
    expect(files.get('account.json')).toContain('PA0123456');

    await app.ask(deleteAccount, { params: { id: one.id } }, { as: one.access });
    await app.runJobs();
    for (const [column, { deleted }] of Object.entries(fates))
      expect([column, (await count(column)) > 0]).toEqual([column, deleted !== 'goes']);
  });
});
