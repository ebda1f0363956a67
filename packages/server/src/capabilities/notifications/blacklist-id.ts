import { v5 } from 'uuid';

/** Names the space of ids made here, so that they meet no others. */
const space = '6f2c5f0e-3b0f-4c39-9a5e-7a1f5a0f6d51';

/**
 * The id of the blacklist entry of one person, type and method. It is calculated, not stored, so that a method that is
 * blocked from the start has one too, and blocking twice answers the same.
 */
export const blacklistId = (userId: string, typeId: number, methodId: number): string =>
  v5(`${userId} ${typeId} ${methodId}`, space);
