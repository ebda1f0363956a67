import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { replaceSealed, rowsOfOlderKeys, type SealedColumn, sealedColumns } from './sealed-columns.ts';

const batch = 500;

export const renewEncryptionJob = defineJob({
  name: 'accounts.renew-encryption',
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

async function renewColumn({ db, encryption }: Services, column: SealedColumn): Promise<number> {
  for (let renewed = 0; ; ) {
    const rows = await rowsOfOlderKeys(db, column, { current: encryption.currentPrefix, most: batch });
    for (const { id, sealed } of rows) {
      const place = `${column.table}.${column.column} ${id}`;
      const after = encryption.encrypt(encryption.decrypt(sealed, place), place);
      await replaceSealed(db, column, { id, before: sealed, after });
    }
    renewed += rows.length;
    if (rows.length < batch) return renewed;
  }
}
