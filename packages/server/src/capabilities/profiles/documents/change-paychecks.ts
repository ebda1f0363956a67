import { profileAccess } from '@heima/domain/profiles/access.ts';
import type {
  addPaycheck as addContract,
  changePaycheck as changeContract,
  deletePaycheck as deleteContract,
} from '@heima/domain/profiles/endpoints.ts';
import { listPaychecks as listContract } from '@heima/domain/profiles/endpoints.ts';
import { paycheckAdded, paycheckDeleted } from '@heima/domain/profiles/events.ts';
import type { Paycheck } from '@heima/domain/profiles/profile-answer.ts';
import { maxPaychecks } from '@heima/domain/profiles/profile-limits.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { mustBeOwn } from '#capabilities/profiles/own-user.ts';
import { lockProfile } from '#capabilities/profiles/profile-store.ts';
import { profileSubject } from '#capabilities/profiles/sharing/profile-subject.ts';
import type { Database } from '#platform/db/database.ts';
import { documentName } from '#platform/documents/file-name.ts';
import { sanitizeDocument } from '#platform/documents/sanitize-document.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { pageOfAll } from '#platform/http/page-links.ts';
import { newId } from '#platform/new-id.ts';
import {
  deletePaycheckRow,
  describePaycheck,
  findPaycheck,
  findPaychecks,
  insertPaycheck,
  type PaycheckRow,
  paycheckFile,
} from './paycheck-store.ts';
import { paychecksFor, paycheckVersion, presentPaycheck } from './present-paycheck.ts';

/** Adds a paycheck (E030). The file is kept first and the row last, so that nothing is ever half there. */
export const addPaycheck: Handler<typeof addContract> = async ({ params, body, file }, call) => {
  mustBeOwn(call.actor, params.id);
  const { services, now, language } = call;
  const document = await sanitizeDocument(file.bytes, 'file');
  const row: PaycheckRow = {
    id: newId(),
    user_id: params.id,
    description: body.description ?? '',
    file_name: documentName(
      file.name,
      document.ending,
      services.texts.translate(language, 'profiles.paycheckFile'),
    ),
    media_type: document.type,
    size: document.bytes.length,
    created_at: now,
  };
  try {
    await services.files.put(paycheckFile(row), document.bytes);
    return await call.answer(async (unit) => {
      if (!(await lockProfile(unit.db, params.id, unit.now))) refuse('common.notFound');
      const before = await findPaychecks(unit.db, params.id);
      if (before.length >= maxPaychecks)
        refuse('profiles.tooManyPaychecks', { params: { maximum: maxPaychecks } });
      await insertPaycheck(unit.db, row);
      await unit.record(paycheckAdded, params.id, { paycheck: row.id });
      return forOwner(row, call);
    });
  } catch (error) {
    await services.files.remove(paycheckFile(row));
    throw error;
  }
};

/** Paychecks of a person, for those entitled (X011). */
export const listPaychecks: Handler<typeof listContract> = async ({ params, query }, call) => {
  const subject = await profileSubject(call.services.db, call.actor, params.id);
  authorize(profileAccess, 'readPaychecks', call.actor, subject);
  const all = await paychecksFor(call.services.db, call, params.id);
  return pageOfAll(listContract, { params, query }, all);
};

/** Changes what a paycheck is called (X012). */
export const changePaycheck: Handler<typeof changeContract> = async ({ params, body }, call) => {
  const row = await call.change(async (unit) => {
    const { user_id: owner } = await ownPaycheck(unit.db, call.actor, params.id);
    await lockProfile(unit.db, owner, unit.now);
    const found = await ownPaycheck(unit.db, call.actor, params.id);
    call.mustMatch(paycheckVersion(found, call.services.secrets), () => forOwner(found, call));
    await describePaycheck(unit.db, found.id, body.description);
    return { ...found, description: body.description };
  });
  return forOwner(row, call);
};

/** Deletes a paycheck; its file goes after the commit (X013). */
export const deletePaycheck: Handler<typeof deleteContract> = async ({ params }, call) => {
  await call.change(async (unit) => {
    const row = await ownPaycheck(unit.db, call.actor, params.id);
    call.mustMatch(paycheckVersion(row, call.services.secrets), () => forOwner(row, call));
    if (!(await deletePaycheckRow(unit.db, row.id))) refuse('common.notFound');
    await unit.enqueue(removeFiles, { files: [paycheckFile(row)] });
    await unit.record(paycheckDeleted, row.user_id, { paycheck: row.id });
  });
  return undefined;
};

/** The caller's own paycheck; one of somebody else is not found, as if it did not exist (U16). */
async function ownPaycheck(db: Database, actor: Actor, id: string): Promise<PaycheckRow> {
  const row = (await findPaycheck(db, id)) ?? refuse('common.notFound');
  mustBeOwn(actor, row.user_id);
  return row;
}

const forOwner = (row: PaycheckRow, call: Call): Paycheck =>
  presentPaycheck(row, call, { kind: 'user', id: row.user_id });
