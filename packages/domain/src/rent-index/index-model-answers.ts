import type { z } from 'zod';
import type { Translate } from '#shared/translate.ts';
import type { indexModelAnswer } from './answers.ts';
import { indexModels } from './index-models.ts';
import { governingDelay } from './index-month.ts';
import { latestOfficialValue } from './index-values.ts';

/** The indices that a rent can follow, named in the language of `translate`, each with its latest official value. */
export const indexModelAnswers = (translate: Translate): z.input<typeof indexModelAnswer>[] =>
  indexModels.map(({ id, publisher, base, hasGoverningDelay, register }) => ({
    id,
    code: id,
    name: translate(`rentIndex.labels.indexModel.${id}`),
    publisher,
    base: base ?? null,
    governing_delay_months: hasGoverningDelay ? governingDelay : null,
    is_accepted_by_register: register !== 'None',
    latest: latestOfficialValue(id) ?? null,
  }));
