import type { Language } from '@heima/domain/shared/language.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { findSearchLetters } from '#capabilities/alerts/public.ts';
import { findNotificationLetters } from '#capabilities/notifications/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { LetterSwitch } from '#platform/email/letter-switch.ts';
import type { Services } from '#platform/services.ts';

/** Everything that sends letters with such a link. */
const sources = [findSearchLetters, findNotificationLetters];

/**
 * The letters that a link is about.
 * @throws 404 for a token that belongs to none
 */
export async function letterSwitch(
  services: Services,
  { db = services.db, ...about }: { token: string; language: Language; db?: Database },
): Promise<LetterSwitch> {
  for (const find of sources) {
    const found = await find(services, { db, ...about });
    if (found) return found;
  }
  return refuse('letters.linkUnknown');
}
