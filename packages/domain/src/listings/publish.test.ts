import { describe, expect, it } from 'vitest';
import { readPlainDate } from '../shared/plain-date.ts';
import {
  type ModerationFacts,
  type PublishingFacts,
  refusalToDelete,
  refusalToModerate,
  refusalToPublish,
  refusalToUnpublish,
} from './publish.ts';
import { publishableListing } from './publishable-listing.builder.ts';

const today = readPlainDate('2026-11-20')!;
const verified = { has_verified_email_address: true, has_verified_phone_number: true };
const code = (listing: PublishingFacts, contact = verified) =>
  refusalToPublish(listing, contact, today)?.code;

describe('publishing', () => {
  it('R241 R244 R245 R259: what is missing counts first, then e-mail, then phone', () => {
    const nothing = { has_verified_email_address: false, has_verified_phone_number: false };
    expect(code(publishableListing({ title: null }), nothing)).toBe('listings.missingFields');
    expect(refusalToPublish(publishableListing({ title: null }), verified, today)?.extra?.fields).toEqual([
      'title',
    ]);
    expect(code(publishableListing(), nothing)).toBe('listings.emailNotVerified');
    expect(code(publishableListing(), { ...nothing, has_verified_email_address: true })).toBe(
      'listings.phoneNotVerified',
    );
    expect(code(publishableListing())).toBeUndefined();
  });

  it('C37: what staff refused comes back only changed', () => {
    const publish_request = {
      state: 'DENIED',
      decided_at: '2026-11-19T10:00:00.000Z',
      reason: 'Myndir af annarri íbúð',
    } as const;
    expect(refusalToPublish(publishableListing({ publish_request }), verified, today)).toEqual({
      code: 'listings.deniedUnchanged',
      params: { reason: 'Myndir af annarri íbúð' },
    });
    expect(
      code(publishableListing({ publish_request, updated_at: '2026-11-19T10:00:00.001Z' })),
    ).toBeUndefined();
    expect(
      code(publishableListing({ publish_request: { ...publish_request, state: 'ACCEPTED' } })),
    ).toBeUndefined();
  });

  it('R247 X017: unpublished where it is published, deleted where it never was', () => {
    const codes = (['NEVER_PUBLISHED', 'PUBLISHED', 'NOT_IN_PUBLICATION'] as const).map((state) => [
      refusalToUnpublish({ state })?.code,
      refusalToDelete({ state })?.code,
    ]);
    expect(codes).toEqual([
      ['listings.notPublished', undefined],
      [undefined, 'listings.wasPublished'],
      ['listings.notPublished', 'listings.wasPublished'],
    ]);
  });

  it('R251: staff decides about what the owner asked for, and still wants', () => {
    const asked: ModerationFacts = {
      visible: true,
      unpublish_reason: null,
      publish_request: { state: 'OPEN' },
    };
    const codeOf = (given: Partial<ModerationFacts>) =>
      refusalToModerate({ ...asked, ...given }, 'accept')?.code;
    expect(codeOf({})).toBeUndefined();
    expect(codeOf({ publish_request: null })).toBe('listings.noPublishRequest');
    expect(codeOf({ publish_request: { state: 'WITHDRAWN' } })).toBe('listings.noPublishRequest');
    expect(codeOf({ visible: false, unpublish_reason: 'pausing' })).toBe('listings.noPublishRequest');
    expect(
      codeOf({ visible: false, unpublish_reason: 'denied', publish_request: { state: 'DENIED' } }),
    ).toBeUndefined();
  });
});
