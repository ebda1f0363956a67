import { findingsPlace } from '#capabilities/identity/apply-decision.ts';
import { nationalIdPlace } from '#capabilities/identity/identity-store.ts';
import { newId } from '#platform/new-id.ts';
import type { TestApp } from '#testing/test-app.ts';
import { fillApplications, type Put } from './every-application.builder.ts';
import { fillConversations } from './every-conversation.builder.ts';
import { fillOpenHouses } from './every-open-house.builder.ts';

interface About {
  personId: string;
  otherId: string;
  /** A published home of the person's. */
  listingId: string;
}

/**
 * Puts a row about a person into every table that holds people.
 * @returns by column, a text of its row that the copy of the person's data must show
 */
export async function fillEveryTable(app: TestApp, about: About): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  const put = async (table: string, values: object, shown: Record<string, string> = {}) => {
    await app.services.db
      .insertInto(table as never)
      .values(values as never)
      .execute();
    for (const [column, mark] of Object.entries(shown)) marks[`${table}.${column}`] = mark;
  };
  await fillAccount(app, about, put);
  await fillProfile(about, put);
  await fillListings(about, put);
  await fillOpenHouses(about, put);
  await fillConversations(about, put);
  await fillMessages(about, put);
  marks['listing.owner_id'] = about.listingId;
  const rows = { session: 'test', email_address: '@daemi.is', phone: '"+354' };
  for (const [table, mark] of Object.entries(rows)) marks[`${table}.user_id`] = mark;
  return marks;
}

const at = new Date('2026-11-01T12:00:00Z');
const later = new Date('2027-11-01T12:00:00Z');

async function fillAccount({ services: { encryption } }: TestApp, { personId, otherId }: About, put: Put) {
  const [user_id, verification, proof, audit] = [personId, newId(), newId(), newId()];
  await put(
    'identity',
    {
      user_id,
      country: 'IS',
      national_id_hash: 'hash',
      national_id: encryption.encrypt('0101302989', nationalIdPlace(personId)),
      proved_at: at,
      updated_at: at,
    },
    { user_id: '0101302989' },
  );
  await put(
    'eid_session',
    {
      id: newId(),
      method: 'mobile',
      token_hash: newId(),
      user_id,
      phone: '+3546123987',
      state: 'failed',
      created_at: at,
      expires_at: later,
    },
    { user_id: '+3546123987' },
  );
  const findings = JSON.stringify({ person: { givenName: 'Jóna' }, document: { number: 'PA0123456' } });
  await put(
    'verification',
    {
      id: verification,
      user_id,
      provider_session_id: newId(),
      reference: newId(),
      page_url: 'sealed',
      state: 'approved',
      decided_at: at,
      findings: encryption.encrypt(findings, findingsPlace(verification)),
      agrees: true,
      created_at: at,
    },
    { user_id: verification },
  );
  // Somebody else's document, which the person has decided about.
  await put('verification', {
    id: newId(),
    user_id: otherId,
    provider_session_id: newId(),
    reference: newId(),
    page_url: 'sealed',
    state: 'approved',
    reviewed_by: user_id,
    created_at: at,
  });
  await put(
    'proof',
    {
      id: proof,
      purpose: 'email',
      subject_id: newId(),
      user_id,
      created_at: at,
      expires_at: later,
      ended_at: at,
    },
    { user_id: proof },
  );
  await put(
    'second_factor',
    { user_id, key_encrypted: 'sealed', created_at: new Date('2026-11-02T03:04:05.678Z') },
    { user_id: '2026-11-02T03:04:05.678Z' },
  );
  await put('recovery_code', { user_id, hash: 'hash' });
  await put(
    'audit_entry',
    {
      id: newId(),
      at,
      actor_id: user_id,
      actor_kind: 'user',
      action: 'tested',
      subject_kind: 'test',
      subject_id: audit,
    },
    { actor_id: audit },
  );
  await put('event', {
    id: newId(),
    at,
    name: 'tested',
    subject_kind: 'test',
    subject_id: audit,
    actor_id: user_id,
    payload: '{}',
  });
  await put('live_event', { id: newId(), user_id, kind: 'tested', payload: '{}' });
  await put('idempotency_key', {
    caller: user_id,
    key: newId(),
    person_id: user_id,
    request_hash: 'hash',
    answered_at: new Date(),
    status: 204,
    response: 'null',
  });
  const data_export = newId();
  await put(
    'data_export',
    { id: data_export, user_id, state: 'EXPIRED', parts: 1, created_at: at },
    { user_id: data_export },
  );
}

async function fillProfile({ personId: user_id, otherId: other }: About, put: Put) {
  const sources = [newId(), newId(), newId(), newId(), newId()] as const;
  await put(
    'rental_profile',
    { user_id, occupation: 'Silfursmiður', created_at: at, updated_at: at },
    { user_id: 'Silfursmiður' },
  );
  await put(
    'paycheck',
    {
      id: newId(),
      user_id,
      description: 'Októberlaun',
      file_name: 'laun.pdf',
      media_type: 'application/pdf',
      size: 1,
      created_at: at,
    },
    { user_id: 'Októberlaun' },
  );
  const method = newId();
  await put(
    'payout_method',
    { id: method, user_id, type: 'cash', created_at: at, updated_at: at },
    { user_id: method },
  );
  const grant = { kind: 'application', with_paychecks: false, created_at: at };
  await put(
    'profile_grant',
    { user_id, viewer_id: other, source_id: sources[0], ...grant },
    { user_id: sources[0] },
  );
  await put(
    'profile_grant',
    { user_id: other, viewer_id: user_id, source_id: sources[1], ...grant },
    { viewer_id: sources[1] },
  );
  const link = { created_at: at, expires_at: later, includes_paychecks: false };
  const [own, theirs] = [newId(), newId()];
  await put(
    'profile_link',
    { id: own, user_id, name: 'Til leigusala', token_hash: newId(), ...link },
    { user_id: 'Til leigusala' },
  );
  await put('profile_link', { id: theirs, user_id: other, name: 'Annars', token_hash: newId(), ...link });
  await put(
    'profile_opening',
    { id: newId(), link_id: theirs, at, viewer_id: user_id, viewer_hash: 'hash' },
    { viewer_id: theirs },
  );
  const connection = { kind: 'contract', source_id: sources[2], created_at: at };
  await put('connection', { user_id, other_id: other, ...connection }, { user_id: sources[2] });
  await put('connection', { user_id: other, other_id: user_id, ...connection });
  const request = { created_at: at, expires_at: later };
  await put(
    'corenter_request',
    {
      id: sources[3],
      requested_by: user_id,
      email: 'vinur@daemi.is',
      email_key: 'vinur@daemi.is',
      ...request,
    },
    { requested_by: sources[3] },
  );
  await put(
    'corenter_request',
    {
      id: sources[4],
      requested_by: other,
      requested_to: user_id,
      email: 'x@daemi.is',
      email_key: 'x@daemi.is',
      ...request,
    },
    { requested_to: sources[4] },
  );
}

async function fillListings({ personId: user_id, listingId: listing_id }: About, put: Put) {
  const grant = newId();
  await put(
    'listing_grant',
    { listing_id, user_id, kind: 'party', source_id: grant, created_at: at },
    { user_id: grant },
  );
  await fillApplications({ personId: user_id, listingId: listing_id }, put);
  const liked = new Date('2026-11-03T04:05:06.789Z');
  await put('listing_like', { listing_id, user_id, created_at: liked }, { user_id: liked.toISOString() });
  await put('listing_publish_request', {
    id: newId(),
    listing_id,
    requested_at: at,
    decision: 'accepted',
    decided_by: user_id,
    decided_at: at,
  });
  await put(
    'report',
    {
      id: newId(),
      listing_id,
      reporter_id: user_id,
      reporter: 'hash',
      reason: 'other',
      text: 'Sama eign tvisvar',
      created_at: at,
      outcome: 'acted',
      answer: 'Búið er að taka aðra út',
      handled_at: at,
      handled_by: user_id,
    },
    { reporter_id: 'Sama eign tvisvar' },
  );
  await put('report', {
    id: newId(),
    person_id: user_id,
    reporter: 'hash of somebody else',
    reason: 'scam',
    created_at: at,
  });
  await put('queue_claim', { kind: 'identities', item_id: newId(), user_id, since: at, seen_at: at });
  await put('translation_override', {
    language: 'is',
    tag: 'common.test',
    text: 'Prófun',
    updated_by: user_id,
    updated_at: at,
  });
}

async function fillMessages({ personId: user_id }: About, put: Put) {
  const [told, message, search] = [newId(), newId(), newId()];
  await put(
    'notification',
    { user_id, id: told, type: 1, subject_id: newId(), params: '{}', once_key: told, created_at: at },
    { user_id: told },
  );
  await put('notification_delivery', { user_id, notification_id: told, method: 1, waiting_since: later });
  await put(
    'notification_choice',
    { user_id, type: 1, method: 2, blocked: true, changed_at: new Date('2026-11-04T05:06:07.891Z') },
    { user_id: '2026-11-04T05:06:07.891Z' },
  );
  await put(
    'outbox_message',
    {
      id: message,
      message: 'accounts.test',
      channel: 'email',
      once_key: message,
      user_id,
      made_at: at,
      give_up_at: at,
      queued_at: at,
      outcome: 'sent',
      ended_at: at,
    },
    { user_id: message },
  );
  await put(
    'saved_search',
    {
      id: search,
      user_id,
      name: 'Hús með garði',
      filter: '{}',
      filter_key: '{}',
      frequency: 'off',
      matches_since: at,
      seen_at: at,
      created_at: at,
      updated_at: at,
      deleted_at: new Date(),
    },
    { user_id: 'Hús með garði' },
  );
}
