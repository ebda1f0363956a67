import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { languageQuery } from '#shared/public-list.ts';
import { indexModelAnswer } from './answers.ts';

export const listIndexModels = endpoint({
  method: 'GET',
  path: '/index-models',
  spec: 'E395',
  summary: 'Indices that a rent can follow, with their latest official value.',
  access: 'user',
  query: z.object(languageQuery),
  response: z.array(indexModelAnswer),
});
