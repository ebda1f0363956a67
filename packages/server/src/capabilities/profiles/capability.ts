import { profileRefusals } from '@heima/domain/profiles/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { servePaycheck } from './documents/serve-paycheck.ts';
import { endLinks } from './jobs/end-links.ts';
import { eraseProfile } from './jobs/erase-profile.ts';
import { forgetEndedLinks } from './jobs/forget-links.ts';
import { profilePart } from './personal-part.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Rental profiles, their pictures and paychecks, and who may see them. */
export const profiles: Capability = {
  name: 'profiles',
  routes,
  refusals: profileRefusals,
  personal: [profilePart],
  jobs: [forgetEndedLinks],
  reactions: [eraseProfile, endLinks],
  files: [servePaycheck],
};
