import { z } from 'zod';
import { fileEndpoint } from '../shared/outside-endpoint.ts';

export const paycheckDocument = fileEndpoint({
  path: '/documents/paychecks/:id',
  summary:
    'The file of a paycheck. Whether its viewer may read it is asked again each time, and others’ reading is noted.',
  access: 'signed',
  types: ['application/pdf', 'image/jpeg'],
  params: z.object({ id: z.uuid() }),
  unknown: 'profiles.documentUnknown',
  expired: 'profiles.documentExpired',
});
