import { getListing } from '@heima/domain/listings/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { countAnswerTimes } from '#capabilities/answer-times/jobs/count-answer-times.ts';
import { publishedHome } from '#capabilities/applications/applications.builder.ts';
import { say, talkAbout } from '#capabilities/chat/chat.builder.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('how soon somebody answers', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const count = () => countAnswerTimes.handle(app.services, {});
  const shown = async (id: string) => (await app.ask(getListing, { params: { id } })).body.owner!.answer_time;
  /** Somebody writes; the landlord answers so many hours later, or not. */
  const talk = async (
    owner: Person,
    home: string,
    { askedDaysAgo = 8, hours }: { askedDaysAgo?: number; hours?: number },
  ) => {
    const who = await person(app);
    const { conversation_id: id } = await talkAbout(app, who, home);
    if (hours !== undefined) {
      await say(app, owner, id, 'Já, hún er laus');
      await say(app, owner, id, 'Viltu skoða?');
    }
    await sql`update conversation_entry set created_at = now() - ${askedDaysAgo} * interval '1 day'
      + case when seq > 1 then (${hours ?? 0}::float8 * seq / 2.0) * interval '1 hour' else interval '0' end
      where conversation_id = ${id}`.execute(db);
  };

  it('is said on the page of a home from three conversations of the last 90 days on, as their middle one', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const home = await publishedHome(app, owner);
    await talk(owner, home, { hours: 0.5 });
    await talk(owner, home, { hours: 20 });
    await talk(owner, home, { hours: 1, askedDaysAgo: 91 });
    await count();
    expect(await shown(home)).toBeNull();
    await talk(owner, home, { hours: 60 });
    await count();
    expect(await shown(home)).toBe('day');
    // Those that wait since yesterday count for nothing yet; those without an answer for a week make it slower.
    await talk(owner, home, { askedDaysAgo: 1 });
    await count();
    expect(await shown(home)).toBe('day');
    for (let n = 0; n < 2; n += 1) await talk(owner, home, {});
    await count();
    expect(await shown(home)).toBe('few_days');
    for (let n = 0; n < 3; n += 1) await talk(owner, home, {});
    await count();
    expect(await shown(home)).toBeNull();
  });
});
