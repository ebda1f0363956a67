import { refuse } from '@heima/domain/shared/refusal.ts';

/** Refuses because the number is registered already (R159). */
export const refuseKnownPhone = (): never =>
  refuse('accounts.phoneExists', { fields: { number: ['accounts.refusals.phoneExists'] } });
