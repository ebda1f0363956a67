import { referenceRefusals } from '@heima/domain/reference/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { hearNotices } from '#platform/db/notices.ts';
import { routes } from './routes.ts';
import { readWordings, textsChanged } from './translation-store.ts';
import './tables.ts';

/** The texts of the product, and how staff word them anew. */
export const translations: Capability = {
  name: 'translations',
  routes,
  refusals: referenceRefusals,
  mount: (app, services) => {
    const hearing = hearNotices(services, textsChanged, async () => {
      services.texts.reword(await readWordings(services.db));
    });
    app.addHook('onReady', () => hearing.ready);
    app.addHook('onClose', () => hearing.stop());
  },
};
