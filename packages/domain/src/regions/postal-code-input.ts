import { z } from 'zod';
import { isHomePostalCode } from './postal-codes.ts';

const error = 'validation.choice';

/** The postal code of a home; codes of post boxes are refused (R310, C49). */
export const homePostalCodeInput = z.string({ error }).trim().refine(isHomePostalCode, { error });
