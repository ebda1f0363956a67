import type { startMobileLogin as contract } from '@heima/domain/accounts/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';

/** Electronic ID on the phone (E003) is not offered yet, and says so. */
export const startMobileLogin: Handler<typeof contract> = async () => refuse('accounts.mobileLoginNotYet');
