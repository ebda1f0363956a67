import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { exportDays } from '@heima/domain/data-exports/endpoints.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { notifyOwner } from '#capabilities/contacts/public.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import { reaction } from '#platform/jobs/reaction.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import type { Services } from '#platform/services.ts';
import { exportMachine } from './export-machine.ts';
import {
  archiveName,
  endOldExports,
  findExport,
  giveUpExports,
  notePart,
  removeExportsOf,
} from './export-store.ts';
import { makeArchive } from './make-archive.ts';
import { makeExportJob } from './make-export-job.ts';

const dayMs = 24 * 3600 * 1000;
const giveUpMs = 3600 * 1000;

/** Makes the archive and notifies its owner. Run again it makes it anew, and notifies once. */
export const makeExport = (parts: readonly PersonalDataSource[]) =>
  handleJob(makeExportJob, async (services: Services, { id }) => {
    const row = await findExport(services.db, id);
    if (row?.state !== 'WAITING') return;
    const told = async (done: number) => {
      await notePart(services.db, id, done);
    };
    const bytes = await storeArchive(services, archiveName(id), (to) =>
      makeArchive(services, parts, row.user_id, { to, onPart: told }),
    );
    const now = services.clock();
    const kept = await services.unitOfWork(systemCause(now), async (unit) => {
      const expiresAt = new Date(now.getTime() + exportDays * dayMs);
      const finished = { bytes, expiresAt };
      const rows = await transitionAll(unit, exportMachine, sql`id = ${id}`, 'finish', finished);
      if (rows.length === 0) return false;
      await notifyOwner(unit, row.user_id, 'exportReady');
      await unit.notifyLive(row.user_id, 'dataExports.exportReady');
      return true;
    });
    // The account went meanwhile.
    if (!kept && !(await findExport(services.db, id))) await services.files.remove(archiveName(id));
  });

/** Makes an archive beside the store, since its length is not known before, and moves it there. @returns its length */
async function storeArchive(
  { files }: Services,
  name: string,
  make: (to: string) => Promise<void>,
): Promise<number> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-export-'));
  try {
    const to = path.join(folder, 'archive.zip');
    await make(to);
    const { size } = await fs.stat(to);
    await files.put(name, { bytes: createReadStream(to), size });
    return size;
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

const purgeExpiredExportsJob = defineJob({
  name: 'data-exports.purge-expired',
  payload: z.object({}),
  every: '23 * * * *',
});

/** Removes archives whose time is over, and gives up those that do not come about. */
export const purgeExpiredExports = handleJob(purgeExpiredExportsJob, async (services: Services) => {
  const now = services.clock();
  await giveUpExports(services.db, new Date(now.getTime() - giveUpMs), now);
  for (const id of await endOldExports(services.db, now)) await services.files.remove(archiveName(id));
});

/** The archives of a deleted account go at once. */
export const personDeletedReaction = reaction({
  name: 'data-exports.person-deleted',
  on: accountDeleted,
  async handle(services, { subjectId }) {
    for (const id of await removeExportsOf(services.db, subjectId))
      await services.files.remove(archiveName(id));
  },
});
