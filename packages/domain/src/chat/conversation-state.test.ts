import { describe, expect, it } from 'vitest';
import { conversationRights, refusalToWrite } from './conversation-state.ts';

const pair = { members: 2, others: 1, hasBlocked: false, isBlocked: false };

describe('what a member can do', () => {
  it('writes while somebody is there to read', () => {
    expect(refusalToWrite(pair)).toBeUndefined();
    expect(refusalToWrite({ ...pair, others: 0 })).toEqual({ code: 'chat.nobodyLeft' });
  });

  it('a block ends a conversation of two for both, and no larger one', () => {
    for (const block of [{ hasBlocked: true }, { isBlocked: true }]) {
      expect(refusalToWrite({ ...pair, ...block })).toEqual({ code: 'chat.blocked' });
      expect(refusalToWrite({ ...pair, members: 3, others: 2, ...block })).toBeUndefined();
    }
  });

  it('blocks the one other person, and takes that back; nobody learns of the block of another', () => {
    const rights = (more: object) => conversationRights({ ...pair, ...more }, { maxMembers: 20 });
    expect(rights({})).toEqual({
      write: true,
      add_users: true,
      connect_listings: true,
      block: true,
      unblock: false,
    });
    expect(rights({ hasBlocked: true })).toMatchObject({ write: false, block: false, unblock: true });
    expect(rights({ isBlocked: true })).toMatchObject({ write: false, block: true, unblock: false });
    expect(rights({ members: 3, others: 2 })).toMatchObject({ block: false, unblock: false });
    expect(rights({ members: 20, others: 19 })).toMatchObject({ add_users: false });
    expect(rights({ others: 0 })).toMatchObject({ write: false, add_users: false, block: false });
  });
});
