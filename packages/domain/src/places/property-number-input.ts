import { z } from 'zod';
import { readPropertyNumber } from './property-number.ts';

/** A property number in a path, query or body, in any spelling; seven digits come out. */
export const propertyNumber = z.string().transform((text, context) => {
  const number = readPropertyNumber(text);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: 'places.messages.propertyNumber' });
  return z.NEVER;
});
