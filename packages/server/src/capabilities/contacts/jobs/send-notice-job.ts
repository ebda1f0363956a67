import { languageCodes } from '@heima/domain/shared/language.ts';
import { z } from 'zod';
import { defineJob } from '#platform/jobs/define-job.ts';

/** What a person is told about the safety of the account. */
export const noticeKinds = [
  'emailAdded',
  'primaryEmailChanged',
  'emailRemoved',
  'passwordChanged',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'wrongCodes',
  'exportReady',
  'accountDeleted',
  'identityLinked',
  'otherHolder',
  'payoutAccountAdded',
  'payoutAccountChanged',
] as const;

/** Tells a person of a change that whoever holds the account should know of (U10). */
export const sendNoticeJob = defineJob({
  name: 'contacts.send-notice',
  payload: z.object({
    /** Names this one letter, so that it is sent once. */
    key: z.string(),
    kind: z.enum(noticeKinds),
    to: z.string(),
    language: z.enum(languageCodes),
    fullName: z.string(),
    /** The e-mail address the change is about. */
    email: z.string().optional(),
  }),
});
