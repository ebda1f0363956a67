import type { getUserInsights as contract } from '@heima/domain/listing-interest/endpoints.ts';
import { personListingsAccess } from '@heima/domain/listings/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import type { Handler } from '#platform/http/call.ts';
import { readInsights } from './statistics-store.ts';

/** Days shown one by one. */
const days = 30;

/** Views, likes, applications and offers of a person's own listings (E024); nobody else's but staff's to know. */
export const userInsights: Handler<typeof contract> = async ({ params }, { services, actor, now }) => {
  authorize(personListingsAccess, 'see_insights', actor, { ownerId: params.id });
  const { listings, byDay } = await readInsights(services.db, params.id, {
    today: todayInIceland(now),
    days,
  });
  const sum = (name: 'views' | 'likes' | 'applications' | 'offers') =>
    listings.reduce((total, listing) => total + listing[name], 0);
  return {
    published: listings.filter(({ visible }) => visible).length,
    views: sum('views'),
    likes: sum('likes'),
    applications: sum('applications'),
    offers: sum('offers'),
    views_by_day: byDay,
    listings,
  };
};
