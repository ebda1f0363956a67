import { describe, expect, it } from 'vitest';
import { endpoint } from './endpoint.ts';
import { Refusal, refuse } from './refusal.ts';

describe('refusals', () => {
  it('a code that no table has does not compile, neither where it is thrown nor where a call declares it', () => {
    const typos = [
      // @ts-expect-error: the code is `listings.notPublished`
      () => refuse('listings.notPublishd'),
      // @ts-expect-error: a code names its capability
      () => refuse('notPublished'),
    ];
    for (const typo of typos) expect(typo).toThrow(Refusal);
    const call = endpoint({
      method: 'GET',
      path: '/made-up',
      summary: 'Made up for this test.',
      access: 'anyone',
      // @ts-expect-error: as above
      refusals: ['listings.notPublishd'],
    });
    expect(call.refusals).toHaveLength(1);
    expect(() => refuse('listings.notPublished')).toThrow(Refusal);
  });
});
