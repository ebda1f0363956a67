import type { Services } from '#platform/services.ts';
import { handleJob, type JobHandler } from './define-job.ts';
import type { Reaction } from './reaction.ts';
import { reactionJob } from './reaction-job.ts';

interface Reacting {
  name: string;
  reactions?: readonly Reaction[];
}

/**
 * Runs the reactions of each capability: reads the committed event and hands it over. Each reaction to an event is a
 * job of its own, so that one that fails is tried again alone.
 */
export const reactionHandlers = (capabilities: readonly Reacting[]): JobHandler<Services>[] =>
  capabilities
    .filter(({ reactions = [] }) => reactions.length > 0)
    .map(({ name: capability, reactions = [] }) =>
      handleJob(reactionJob(capability), async (services: Services, { reaction: name, eventId }) => {
        const reaction = reactions.find((one) => one.name === name);
        if (!reaction) throw new Error(`${capability} has no reaction ${name}`);
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
      }),
    );
