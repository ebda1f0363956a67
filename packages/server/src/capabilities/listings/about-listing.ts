import type { NotificationParam } from '@heima/domain/notifications/notification-params.ts';
import type { ListingRow } from './listing-row.ts';
import { imageSource } from './present-card.ts';

/** What every notification about a listing says of it: its title, or that it has none, and its first picture. */
export function aboutListing({ id, title, images }: ListingRow): {
  subjectId: string;
  title: NotificationParam;
  image: string | null;
} {
  const [first] = images;
  const width = first && Math.min(...first.widths);
  return {
    subjectId: id,
    title: title ?? { text: 'listings.card.untitled' },
    image: first && width ? `${imageSource(first.file)}-${width}.webp` : null,
  };
}
