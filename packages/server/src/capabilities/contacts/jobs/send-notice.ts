import { sendLetter } from '#platform/email/send-letter.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { noticeLetter } from './account-letters.ts';
import { sendNoticeJob } from './send-notice-job.ts';

/** Sends a security letter. A mail server that refuses it for good ends the matter. */
export const sendNotice = handleJob(sendNoticeJob, async (services: Services, notice) => {
  const { PRODUCT_NAME: productName, PUBLIC_URL: origin } = services.config;
  await sendLetter(services, notice, (say) =>
    noticeLetter(say, notice.kind, {
      fullName: notice.fullName,
      productName,
      email: notice.email ?? '',
      origin,
    }),
  );
});
