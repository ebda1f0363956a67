import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { profileErased } from '@heima/domain/profiles/events.ts';
import { imageFileNames } from '#capabilities/people/public.ts';
import { findPaychecks, paycheckFile } from '#capabilities/profiles/documents/paycheck-store.ts';
import { deleteProfileRows, lockProfileImage } from '#capabilities/profiles/profile-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { removeFiles } from '#platform/files/remove-files.ts';
import { reaction } from '#platform/jobs/reaction.ts';

/**
 * With an account go its profile, picture, paychecks and share links: nothing of them has to be kept by law. Until this
 * has run nobody reads them either, since every read asks whether the account is there.
 */
export const eraseProfile = reaction({
  name: 'profiles.erase',
  on: accountDeleted,
  async handle(services, event) {
    const userId = event.subjectId;
    const now = services.clock();
    await services.unitOfWork(systemCause(now), async (unit) => {
      const image = await lockProfileImage(unit.db, userId);
      const files = [
        ...(await findPaychecks(unit.db, userId)).map(paycheckFile),
        ...(image ? imageFileNames(image) : []),
      ];
      await deleteProfileRows(unit.db, userId);
      if (files.length > 0) await unit.enqueue(removeFiles, { files });
      await unit.record(profileErased, userId);
    });
  },
});
