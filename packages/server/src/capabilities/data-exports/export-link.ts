import { exportLinkMinutes } from '@heima/domain/accounts/data-export-endpoints.ts';
import { sameText } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';

/** A link that lets whoever holds it fetch the archive for some minutes. */
export function exportLink({ secrets }: Pick<Services, 'secrets'>, id: string, now: Date): string {
  const until = now.getTime() + exportLinkMinutes * 60_000;
  return `/files/data-exports/${id}?until=${until}&signature=${signature(secrets, id, until)}`;
}

/** Whether a link is one of ours and its time is not over. */
export function isExportLink(
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  id: string,
  query: { until?: string; signature?: string },
): boolean {
  const until = Number(query.until);
  if (!Number.isSafeInteger(until) || until < clock().getTime()) return false;
  return sameText(String(query.signature), signature(secrets, id, until));
}

const signature = (secrets: Services['secrets'], id: string, until: number): string =>
  secrets.hash(`data export ${id} until ${until}`);
