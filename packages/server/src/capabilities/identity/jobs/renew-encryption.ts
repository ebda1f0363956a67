import { z } from 'zod';
import { renewColumn, type SealedColumn } from '#platform/db/sealed-column.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { providerEventBody } from '#platform/webhooks/provider-event-store.ts';

/** Those that are kept long; what lives for minutes only need not be renewed. */
const sealedColumns: readonly SealedColumn[] = [
  { table: 'identity', id: 'user_id', column: 'national_id' },
  { table: 'verification', id: 'id', column: 'page_url' },
  { table: 'verification', id: 'id', column: 'findings' },
  providerEventBody,
];

const renewEncryptionJob = defineJob({
  name: 'identity.renew-encryption',
  payload: z.object({}),
  every: '41 3 * * *',
});

/** Encrypts anew what was encrypted with an older key, so that the older key can be taken away. */
export const renewEncryption = handleJob(renewEncryptionJob, async (services: Services) => {
  for (const column of sealedColumns) {
    const renewed = await renewColumn(services, column);
    if (renewed > 0) services.log.info({ ...column, renewed }, 'encrypted with the newest key');
  }
});
