import { z } from 'zod';
import { event } from '../shared/event.ts';

const image = z.object({ image: z.uuid().nullable() });
const paycheck = z.object({ paycheck: z.uuid() });
const link = z.object({ link: z.uuid() });

export const profileChanged = event('profiles.changed', {
  subject: 'user',
  payload: z.object({ fields: z.array(z.string()) }),
});
export const profileErased = event('profiles.erased', { subject: 'user' });
export const profileImageSet = event('profiles.imageSet', { subject: 'user', payload: image });
export const profileImageRemoved = event('profiles.imageRemoved', { subject: 'user', payload: image });
export const paycheckAdded = event('profiles.paycheckAdded', { subject: 'user', payload: paycheck });
export const paycheckDeleted = event('profiles.paycheckDeleted', { subject: 'user', payload: paycheck });
export const linkMade = event('profiles.linkMade', {
  subject: 'user',
  payload: link.extend({ paychecks: z.boolean() }),
});
export const linkWithdrawn = event('profiles.linkWithdrawn', { subject: 'user', payload: link });
/** Somebody looked at a shared profile for the first time. */
export const linkOpened = event('profiles.linkOpened', { subject: 'profile_link' });
