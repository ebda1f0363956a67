import { z } from 'zod';
import { renewColumn } from '#platform/db/sealed-column.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { sealedIban } from './sealed-account.ts';

const renewIbansJob = defineJob({
  name: 'payouts.renew-encryption',
  payload: z.object({}),
  every: '47 3 * * *',
});

/** Encrypts anew the bank numbers that an older key encrypted, so that the older key can be taken away. */
export const renewIbans = handleJob(renewIbansJob, async (services: Services) => {
  const renewed = await renewColumn(services, sealedIban);
  if (renewed > 0) services.log.info({ ...sealedIban, renewed }, 'encrypted with the newest key');
});
