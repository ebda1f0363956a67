import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';

/** Whether the viewer lets this home, alone or with a team; staff may edit too, but it is not theirs. */
export const isOwn = ({ can, is_owner }: ListingAnswer): boolean =>
  is_owner || can.publish || (can.edit && !can.sync);
