import type { Services } from '#platform/services.ts';
import { handleJob, type JobHandler } from './define-job.ts';
import type { Reaction } from './reaction.ts';
import { reactionJob } from './reaction-job.ts';

/** Runs a reaction: reads the committed event and hands it over. */
export const reactionHandler = (reaction: Reaction): JobHandler<Services> =>
  handleJob(reactionJob(reaction.name), async (services: Services, { eventId }) => {
    const row = await services.db
      .selectFrom('event')
      .selectAll()
      .where('id', '=', eventId)
      .executeTakeFirst();
    if (!row) return;
    await reaction.handle(services, {
      id: row.id,
      at: row.at,
      subjectId: row.subject_id,
      actorId: row.actor_id,
      payload: reaction.on.payload.parse(row.payload),
    });
  });
