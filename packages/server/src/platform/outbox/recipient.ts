import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import type { Channel } from './define-message.ts';

/** Whom a message goes to. */
export const toSchema = z.union([
  z.strictObject({
    /**
     * A person: the primary address or number as it stands when the message is sent, if it is verified and works.
     * Nothing goes to an account that is gone.
     */
    userId: z.string(),
    /** One address or number of the person instead, verified or not. */
    address: z.string().optional(),
  }),
  z.strictObject({
    /** The address or number of somebody who has no account, or no longer. */
    address: z.string(),
    language: z.enum(languageCodes),
    fullName: z.string().optional(),
  }),
]);
export type To = z.output<typeof toSchema>;

export interface Recipient {
  /** An e-mail address, or a number as E.164. */
  address: string;
  language: Language;
  fullName?: string | undefined;
}

/**
 * Finds how a person is reached: by the primary address or number when it is verified and works, or by the one given.
 * @returns nothing when the account is gone or the person cannot be reached this way
 */
export type FindRecipient = (
  db: Database,
  who: { userId: string; channel: Channel; address?: string | undefined },
) => Promise<Recipient | undefined>;
