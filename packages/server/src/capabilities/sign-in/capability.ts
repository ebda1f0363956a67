import { signInRefusals } from '@heima/domain/sign-in/refusals.ts';
import { renewEncryption } from '#capabilities/sign-in/jobs/renew-encryption.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const signIn: Capability = {
  name: 'sign-in',
  routes,
  refusals: signInRefusals,
  jobs: [renewEncryption],
};
