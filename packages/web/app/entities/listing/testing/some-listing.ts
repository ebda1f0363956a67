import { listingActions } from '@heima/domain/listings/access.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { newDraft } from '@heima/domain/listings/new-draft.ts';

type Can = ListingAnswer['can'];

/** A draft as its owner gets it, with nothing filled in; `changes` say what matters to the test. */
export function someListing(changes: Partial<ListingAnswer> = {}): ListingAnswer {
  const draft = newDraft();
  const id = changes.id ?? '01990000-0000-7000-8000-000000000001';
  return {
    ...draft,
    id,
    state: 'NEVER_PUBLISHED',
    visible: false,
    description: null,
    description_language: null,
    description_translations: [],
    street_name: null,
    street_number: null,
    apartment_number: null,
    postal_code: null,
    city: null,
    country: 'IS',
    fastanr: null,
    short_address: null,
    location: null,
    boundaries_north_east: null,
    boundaries_south_west: null,
    rules: { id, ...draft.rules },
    monthly_rent: null,
    costs: {
      currency: 'ISK',
      lines: [],
      monthly_total: null,
      is_complete: false,
      first_payment: null,
      deposit: null,
      move_in_total: null,
    },
    images: [],
    owner: null,
    published_at: null,
    unpublished_at: null,
    created_at: '2026-05-01T10:00:00.000Z',
    updated_at: '2026-05-01T10:00:00.000Z',
    unpublish_reason: null,
    publish_request: null,
    step: null,
    step_nr: null,
    progress: 0,
    progress_max: 6,
    missing_fields: [],
    liked: false,
    has_applied: false,
    version: 'v1',
    application_id: null,
    is_owner: true,
    can: Object.fromEntries(listingActions.map((action) => [action, true])) as Can,
    ...changes,
  };
}
