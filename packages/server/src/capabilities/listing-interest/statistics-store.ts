import { addDays, type PlainDate } from '@heima/domain/shared/plain-date.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface View {
  listingId: string;
  day: PlainDate;
  /** Keyed hash of who looked: nothing else is kept, and this for two days. */
  viewer: string;
}

/** Counts a view unless this viewer has been counted today. */
export async function countView(db: Database, { listingId, day, viewer }: View): Promise<void> {
  await sql`
    with seen as (
      insert into listing_viewer (listing_id, day, viewer) values (${listingId}, ${day}, ${viewer})
      on conflict do nothing returning listing_id)
    insert into listing_view_day (listing_id, day, views) select listing_id, ${day}, 1 from seen
    on conflict (listing_id, day) do update set views = listing_view_day.views + 1`.execute(db);
}

const allViews = sql`
  (select coalesce(sum(v.views), 0)::int from listing_view_day v where v.listing_id = l.id)`;

export interface Statistics {
  views: number;
  likes: number;
  applications: number;
  offers: number;
  byDay: { date: string; views: number }[];
}

/** The numbers of one listing, with the views of the last `days` days, days without a view among them. */
export async function readStatistics(
  db: Database,
  listingId: string,
  { today, days }: { today: PlainDate; days: number },
): Promise<Statistics> {
  const from = addDays(today, 1 - days);
  const { rows } = await sql<Omit<Statistics, 'byDay'> & { by_day: Statistics['byDay'] }>`
    select ${allViews} as views, l.application_count as applications, l.offer_count as offers, l.like_count as likes,
      (select json_agg(json_build_object('date', d::date, 'views', coalesce(v.views, 0)) order by d)
        from generate_series(${from}::date, ${today}::date, interval '1 day') d
        left join listing_view_day v on v.listing_id = l.id and v.day = d::date) as by_day
    from listing_card l where l.id = ${listingId}`.execute(db);
  const { by_day: byDay, ...numbers } = rows[0]!;
  return { ...numbers, byDay };
}

export interface Insights {
  listings: (Omit<Statistics, 'byDay'> & { id: string; title: string | null; visible: boolean })[];
  byDay: Statistics['byDay'];
}

/** The numbers of every listing a person has published, the most viewed first, and the views of all by day. */
export async function readInsights(
  db: Database,
  ownerId: string,
  { today, days }: { today: PlainDate; days: number },
): Promise<Insights> {
  const from = addDays(today, 1 - days);
  const { rows: listings } = await sql<Insights['listings'][number]>`
    select l.id, l.title, l.visible, ${allViews} as views, l.application_count as applications,
      l.offer_count as offers, l.like_count as likes
    from listing_card l where l.owner_id = ${ownerId} and l.published_at is not null
    order by views desc, l.id`.execute(db);
  const { rows: byDay } = await sql<Statistics['byDay'][number]>`
    select to_char(d, 'YYYY-MM-DD') as date, coalesce(sum(v.views), 0)::int as views
    from generate_series(${from}::date, ${today}::date, interval '1 day') d
    left join (listing_view_day v join listing_card l on l.id = v.listing_id and l.owner_id = ${ownerId}) on v.day = d::date
    group by d order by d`.execute(db);
  return { listings, byDay };
}

/** Deletes who was counted before this day. */
export async function purgeViewers(db: Database, before: PlainDate): Promise<void> {
  await db.deleteFrom('listing_viewer').where('day', '<', before).execute();
}
