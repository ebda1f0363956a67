import { openHouseCalendar } from '@heima/domain/open-houses/endpoints.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { readListing } from '#capabilities/listings/public.ts';
import { fileRoute } from '#platform/http/file-route.ts';
import { findOpenHouse } from './open-house-store.ts';

/**
 * One open house for calendars. Whoever holds its id gets it, also after it was canceled, so that a calendar learns of
 * that; it says no more than the public page.
 */
export const serveCalendar = fileRoute(openHouseCalendar, async ({ params: { id, language } }, services) => {
  const { db, config, texts } = services;
  const row = await findOpenHouse(db, id);
  const listing = row && (await readListing(db, row.listing_id, null));
  if (!row || !listing) return undefined;
  const title = listing.title ?? texts.translate(language, 'listings.card.untitled');
  const site = new URL(config.PUBLIC_URL);
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: site.hostname, product: 'open-houses', language: language.toUpperCase() },
  });
  calendar.createEvent({
    id: `${row.id}@${site.hostname}`,
    sequence: row.sequence,
    stamp: row.updated_at,
    start: row.starts_at,
    end: row.ends_at,
    summary: texts.translate(language, 'openHouses.calendar', { title }),
    description: row.note,
    location: [listing.street_name, listing.postal_code, listing.city].filter(Boolean).join(', '),
    url: `${site.origin}/open-houses/${row.id}`,
    status: row.canceled_at ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { content: { text: calendar.toString() }, type: openHouseCalendar.types[0] };
});
