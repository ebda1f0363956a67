import { profileRefusals } from '@heima/domain/profiles/refusals.ts';
import { servePaycheck } from '#capabilities/profiles/documents/serve-paycheck.ts';
import { endLinks } from '#capabilities/profiles/jobs/end-links.ts';
import { eraseProfile } from '#capabilities/profiles/jobs/erase-profile.ts';
import { purgeEndedLinks } from '#capabilities/profiles/jobs/purge-ended-links.ts';
import type { Capability } from '#platform/capability.ts';
import { profileData } from './personal-data-source.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** Rental profiles, their pictures and paychecks, and who may see them. */
export const profiles: Capability = {
  name: 'profiles',
  routes,
  refusals: profileRefusals,
  personal: [profileData],
  jobs: [purgeEndedLinks],
  reactions: [eraseProfile, endLinks],
  files: [servePaycheck],
};
