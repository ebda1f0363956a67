import { z } from 'zod';
import { amountInput } from '../listings/listing-field-schemas.ts';
import { petsInput } from '../profiles/profile-input.ts';
import { occupations } from '../reference/occupations.ts';
import { plainDate } from '../shared/plain-date-input.ts';
import type { TextKey } from '../shared/text-key.ts';
import { maxAdults, maxChildren, maxMessage, maxMonths } from './application-limits.ts';

/** When somebody wants to move in (R204). */
export const moveIns = ['asap', 'after'] as const;
/** Whether somebody wants to stay shorter or longer than six months (R205, C01). */
export const stays = ['shorter', 'longer'] as const;

/** Months between a shorter stay and a longer one (R205, C01); six itself fits both. */
const stayMonths = 6;

/** An application as its sender writes it. What the profile says of the sender comes along by itself. */
export const applicationInput = z
  .strictObject({
    message: z.string().trim().min(1).max(maxMessage),
    preferred_move_in: z.enum(moveIns, { error: 'validation.choice' }),
    /** The first day, with `after` only. */
    move_in_date: plainDate.nullish(),
    preferred_stay: z.enum(stays, { error: 'validation.choice' }),
    /** Months. */
    requested_length: z.int({ error: 'validation.integer' }).min(1).max(maxMonths).nullish(),
    adults: z.int({ error: 'validation.integer' }).min(1).max(maxAdults),
    children: z.int({ error: 'validation.integer' }).min(0).max(maxChildren).default(0),
    occupation: z.enum(occupations, { error: 'validation.choice' }),
    pets: petsInput.default([]),
    is_smoking: z.boolean({ error: 'validation.flag' }),
    negotiate_price: z.boolean({ error: 'validation.flag' }).default(false),
    /** What the rent is bid to be, in the currency of the home; nothing where no bid is made (V067). */
    bid_price: amountInput.nullish(),
    /** Names the co-renters of the profile. */
    with_corenters: z.boolean({ error: 'validation.flag' }).default(true),
    /** Lets the landlord read the paychecks until the application has ended. */
    share_paychecks: z.boolean({ error: 'validation.flag' }).default(false),
  })
  .superRefine(({ preferred_move_in, move_in_date, preferred_stay, requested_length: months }, context) => {
    const wrong = (field: string, message: TextKey) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (preferred_move_in === 'after' && !move_in_date) wrong('move_in_date', 'validation.required');
    if (!months) return;
    if (preferred_stay === 'shorter' && months > stayMonths)
      wrong('requested_length', 'applications.messages.stayShorter');
    if (preferred_stay === 'longer' && months < stayMonths)
      wrong('requested_length', 'applications.messages.stayLonger');
  })
  .transform((input) => ({
    ...input,
    move_in_date: input.preferred_move_in === 'after' ? (input.move_in_date ?? null) : null,
    requested_length: input.requested_length ?? null,
    bid_price: input.bid_price === '' ? null : (input.bid_price ?? null),
  }));
export type ApplicationInput = z.output<typeof applicationInput>;
