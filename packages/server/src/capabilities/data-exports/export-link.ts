import { exportLinkMinutes } from '@heima/domain/data-exports/endpoints.ts';
import { readSignedAddress, signAddress } from '#platform/documents/signed-address.ts';
import type { Services } from '#platform/services.ts';

const about = (id: string): string => `data export ${id}`;

/** A link that lets whoever holds it fetch the archive for some minutes. */
export const exportLink = ({ secrets }: Pick<Services, 'secrets'>, id: string, now: Date): string =>
  signAddress(secrets, {
    path: `/documents/data-exports/${id}`,
    about: about(id),
    now,
    minutes: exportLinkMinutes,
  }).url;

/** Whether a link is one of ours and its time is not over. */
export const isExportLink = (
  { secrets, clock }: Pick<Services, 'secrets' | 'clock'>,
  id: string,
  query: Readonly<Record<string, unknown>>,
): boolean => readSignedAddress(secrets, about(id), query, clock()) === 'good';
