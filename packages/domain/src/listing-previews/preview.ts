import type { RefusalData } from '#shared/refusal.ts';

/**
 * Why no link can be made by which others see the draft, or nothing. What was ever published has an address that all
 * can have, and what is out of publication is not to be seen by a way beside it.
 */
export const refusalToPreview = ({
  published_at,
}: {
  published_at: Date | string | null;
}): RefusalData | undefined => (published_at === null ? undefined : { code: 'listings.wasPublished' });
