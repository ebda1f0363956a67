import type { z } from 'zod';
import type { Say } from '#shared/say.ts';
import type { indexModelAnswer } from './answers.ts';
import { indexModels } from './index-models.ts';
import { governingDelay } from './index-month.ts';
import { latestOfficialValue } from './index-values.ts';

/** The indices that a rent can follow, named in the language of `say`, each with its latest official value. */
export const indexModelAnswers = (say: Say): z.input<typeof indexModelAnswer>[] =>
  indexModels.map(({ id, publisher, base, hasGoverningDelay, register }) => ({
    id,
    code: id,
    name: say(`rentIndex.labels.indexModel.${id}`),
    publisher,
    base: base ?? null,
    governing_delay_months: hasGoverningDelay ? governingDelay : null,
    is_accepted_by_register: register !== 'None',
    latest: latestOfficialValue(id) ?? null,
  }));
