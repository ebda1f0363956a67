import type {
  readLetterLink as readContract,
  resubscribe as resumeContract,
  unsubscribe as stopContract,
} from '@heima/domain/alerts/endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import type { Services } from '#platform/services.ts';
import { type CountedSearchRow, searchByToken, updateSearch } from '../saved-search-store.ts';
import { tokenHash } from './unsubscribe-token.ts';

const shown = ({ name, frequency, frequency_before }: CountedSearchRow) => ({
  name,
  frequency,
  can_undo: frequency === 'off' && frequency_before !== null,
});

async function searchOf(
  db: Services['db'],
  { secrets }: Pick<Services, 'secrets'>,
  token: string,
): Promise<CountedSearchRow> {
  return (await searchByToken(db, tokenHash(secrets, token))) ?? refuse('alerts.linkUnknown');
}

/** Which search a letter's link belongs to. Looking changes nothing, so that programs may follow the link. */
export const readLetterLink: Handler<typeof readContract> = async ({ query }, { services }) =>
  shown(await searchOf(services.db, services, query.token));

/**
 * Stops the letters of a search by the token of its link; once more changes nothing.
 * @throws 404 for a token that belongs to no search
 */
export async function stopLetters(unit: UnitOfWork, services: Services, token: string): Promise<void> {
  const search = await searchOf(unit.db, services, token);
  if (search.frequency === 'off') return;
  await updateSearch(unit.db, search.id, {
    frequency: 'off',
    frequency_before: search.frequency,
    updated_at: unit.now,
  });
  await unit.audit('alerts.unsubscribed', 'saved_search', search.id);
}

export const unsubscribe: Handler<typeof stopContract> = async ({ body }, { services, change }) => {
  await change((unit) => stopLetters(unit, services, body.token));
  return shown(await searchOf(services.db, services, body.token));
};

/** Takes back what a letter's link has stopped; a search that its owner paused stays paused. */
export const resubscribe: Handler<typeof resumeContract> = async ({ body }, { services, change }) => {
  await change(async (unit) => {
    const search = await searchOf(unit.db, services, body.token);
    if (search.frequency !== 'off' || search.frequency_before === null) return;
    await updateSearch(unit.db, search.id, {
      frequency: search.frequency_before,
      frequency_before: null,
      updated_at: unit.now,
    });
    await unit.audit('alerts.resubscribed', 'saved_search', search.id);
  });
  return shown(await searchOf(services.db, services, body.token));
};
