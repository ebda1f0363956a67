import { translationRefusals } from '@heima/domain/translations/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { hearNotices } from '#platform/db/notices.ts';
import { routes } from './routes.ts';
import { readWordings, textsChanged } from './translation-store.ts';
import './tables.ts';

/** The texts of the product, and how staff word them anew. */
export const translations: Capability = {
  name: 'translations',
  routes,
  refusals: translationRefusals,
  follow: (services) =>
    hearNotices(services, textsChanged, async () => {
      services.texts.reword(await readWordings(services.db));
    }),
};
