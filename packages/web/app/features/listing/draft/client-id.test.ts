import { clientIdForm } from '@heima/domain/listings/client-id.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { ensureClientId, readClientId } from './client-id.ts';

function clearClientId(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the claim of a draft does (features/auth/claim-drafts.ts).
  document.cookie = 'heima_client=; path=/; max-age=-1';
}

afterEach(clearClientId);

describe('the client id of a visitor (R269, G30)', () => {
  it('is long, random and safe in addresses, made once and kept', () => {
    const id = ensureClientId();
    expect(id).toMatch(clientIdForm);
    expect(id.length).toBeGreaterThanOrEqual(32);
    expect(ensureClientId()).toBe(id);
    expect(readClientId(document.cookie)).toBe(id);
    clearClientId();
    expect(readClientId(document.cookie)).toBeUndefined();
    expect(ensureClientId()).not.toBe(id);
  });

  it('anything that is no client id is not sent', () => {
    expect(readClientId('heima_client=short')).toBeUndefined();
    expect(readClientId(`heima_client=${'a'.repeat(31)}%00`)).toBeUndefined();
    expect(readClientId('other=1')).toBeUndefined();
  });
});
