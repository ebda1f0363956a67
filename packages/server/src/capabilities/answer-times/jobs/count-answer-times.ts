import { accountDeleted } from '@heima/domain/accounts/events.ts';
import { paceOf } from '@heima/domain/answer-times/pace.ts';
import { z } from 'zod';
import { answersOfAll, removePerson, savePaces } from '#capabilities/answer-times/answer-time-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import { reaction } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

const countAnswerTimesJob = defineJob({
  name: 'answer-times.count',
  payload: z.object({}),
  every: '23 4 * * *',
});

/** Counts once a day how soon people answer, so that the page of a home reads one row. */
export const countAnswerTimes = handleJob(countAnswerTimesJob, ({ unitOfWork, clock }: Services) =>
  unitOfWork(systemCause(clock()), async ({ db, now }) => {
    const all = await answersOfAll(db, now);
    const paces = all.flatMap(({ user_id: userId, ...answers }) => {
      const pace = paceOf(answers);
      return pace ? [{ userId, pace }] : [];
    });
    await savePaces(db, paces, now);
  }),
);

export const personDeletedReaction = reaction({
  name: 'answer-times.person-deleted',
  on: accountDeleted,
  handle: ({ db }, { subjectId }) => removePerson(db, subjectId),
});
