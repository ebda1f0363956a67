import { z } from 'zod';
import { renewColumn } from '#platform/db/sealed-column.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';

const sealedKey = { table: 'second_factor', id: 'user_id', column: 'key_encrypted' } as const;

const renewEncryptionJob = defineJob({
  name: 'sign-in.renew-encryption',
  payload: z.object({}),
  every: '43 3 * * *',
});

/** Encrypts anew the keys that an older key encrypted, so that the older key can be taken away. */
export const renewEncryption = handleJob(renewEncryptionJob, async (services: Services) => {
  const renewed = await renewColumn(services, sealedKey);
  if (renewed > 0) services.log.info({ ...sealedKey, renewed }, 'encrypted with the newest key');
});
