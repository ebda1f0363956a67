import { z } from 'zod';
import { indexModelIds } from './index-models.ts';

/** An index that a rent can follow, as bodies and queries take it. */
export const indexModelInput = z.enum(indexModelIds, { error: 'validation.choice' });
