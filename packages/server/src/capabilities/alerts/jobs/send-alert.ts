import { matchFilter } from '@heima/domain/alerts/filter-places.ts';
import { listingMatches } from '@heima/domain/alerts/listing-matches.ts';
import { letterRecipient } from '#capabilities/accounts/public.ts';
import { listingCards } from '#capabilities/listings/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { sendLetter } from '#platform/email/send-letter.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { endLetter, openLetter } from '../letter-store.ts';
import { alertLetter, mostNamed } from '../letters/alert-letter.ts';
import { unsubscribeToken } from '../letters/unsubscribe-token.ts';
import { readMatchFacts } from '../listing-facts-store.ts';
import { matchesOfLetter, releaseMatches } from '../match-store.ts';
import type { SavedSearchRow } from '../saved-search-store.ts';
import { sendAlertJob } from './gather-matches-job.ts';

/**
 * Sends a letter once, however often it runs. When letters were stopped meanwhile nothing is sent and the homes wait
 * again; homes that went out of publication are left out.
 */
export const sendAlert = handleJob(sendAlertJob, async (services: Services, { letterId }) => {
  const open = await openLetter(services.db, letterId);
  if (!open) return;
  const { search } = open;
  const recipient = wantsLetters(search) && (await letterRecipient(services.db, search.user_id));
  if (!recipient) return callOff(services, letterId);

  const ids = await fittingIds(services, search, letterId);
  if (ids.length === 0) return endLetter(services.db, letterId, 'empty', services.clock());
  const { language } = recipient;
  const cards = await listingCards(services.db, ids.slice(0, mostNamed), {
    kind: 'visitor',
    clientId: undefined,
    language,
  });
  const handover = await sendLetter(
    services,
    { to: recipient.address, language, key: `saved-search-${letterId}` },
    (say) =>
      alertLetter({
        say,
        language,
        now: services.clock(),
        origin: services.config.PUBLIC_URL,
        productName: services.config.PRODUCT_NAME,
        fullName: recipient.fullName,
        search,
        cards,
        count: ids.length,
        token: unsubscribeToken(services.secrets, search.id),
      }),
  );
  await endLetter(services.db, letterId, handover === 'refused' ? 'refused' : 'sent', services.clock());
});

const wantsLetters = ({ frequency, deleted_at }: SavedSearchRow): boolean =>
  frequency !== 'off' && deleted_at === null;

/** The homes of the letter that can still be had as the search wants them, the last published first. */
async function fittingIds({ db }: Services, search: SavedSearchRow, letterId: string): Promise<string[]> {
  const facts = await readMatchFacts(db, await matchesOfLetter(db, letterId));
  return facts
    .filter((listing) => listingMatches(matchFilter(search), listing))
    .sort((a, b) => Number(b.published_at) - Number(a.published_at) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

async function callOff(services: Services, letterId: string): Promise<void> {
  const now = services.clock();
  await services.unitOfWork(systemCause(now), async (unit) => {
    await releaseMatches(unit.db, letterId);
    await endLetter(unit.db, letterId, 'called_off', now);
  });
}
