import { clientIdForm } from '@heima/domain/listings/client-id.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { readClientId } from './client-id.ts';
import { dropClientId, ensureClientId } from './keep-client-id.ts';

afterEach(dropClientId);

describe('the client id of a visitor (R269, G30)', () => {
  it('is long, random and safe in addresses, made once and kept', () => {
    const id = ensureClientId();
    expect(id).toMatch(clientIdForm);
    expect(id.length).toBeGreaterThanOrEqual(32);
    expect(ensureClientId()).toBe(id);
    expect(readClientId(document.cookie)).toBe(id);
    dropClientId();
    expect(readClientId(document.cookie)).toBeUndefined();
    expect(ensureClientId()).not.toBe(id);
  });

  it('anything that is no client id is not sent', () => {
    expect(readClientId('heima_client=short')).toBeUndefined();
    expect(readClientId(`heima_client=${'a'.repeat(31)}%00`)).toBeUndefined();
    expect(readClientId('other=1')).toBeUndefined();
  });
});
