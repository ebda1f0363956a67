import { z } from 'zod';
import { durationCodes, houseUtilityCodes } from './listing-codes.ts';

/**
 * What a search looks at in a listing. The position is the blurred one: no alert can find a home more exactly.
 */
export const searchFactsSchema = z.object({
  visible: z.boolean(),
  listing_type: z.string().nullable(),
  listing_category: z.string().nullable(),
  size: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  furniture: z.string().nullable(),
  amenities: z.array(z.string()).readonly(),
  allowed_pets: z.array(z.string()).readonly(),
  /** Utilities that are in the rent. */
  included: z.array(z.enum(houseUtilityCodes)).readonly(),
  postal_code: z.string().nullable(),
  blurred_lat: z.number().nullable(),
  blurred_lng: z.number().nullable(),
  available_from: z.string().nullable(),
  duration: z.enum(durationCodes),
  contract_min_months: z.number(),
  contract_max_months: z.number(),
  /** The price as a rent of a month in krónur, where it can be said. */
  monthly_rent: z.number().nullable(),
});

export type RecordedFacts = z.infer<typeof searchFactsSchema>;

/** The same with the folded words of the title and the descriptions. */
export interface SearchFacts extends RecordedFacts {
  words: readonly string[];
}

/** By which words a listing is found since it was changed, and by which no longer. */
export const changedWordsSchema = z.object({
  gained: z.array(z.string()).readonly(),
  lost: z.array(z.string()).readonly(),
});
export type ChangedWords = z.infer<typeof changedWordsSchema>;

/** What became of the words. */
export function changedWords(before: readonly string[], after: readonly string[]): ChangedWords {
  const [was, is] = [new Set(before), new Set(after)];
  return { gained: after.filter((word) => !was.has(word)), lost: before.filter((word) => !is.has(word)) };
}

/** The words as they were before they changed. */
export function wordsBefore(after: readonly string[], { gained, lost }: ChangedWords): string[] {
  const isNew = new Set(gained);
  return [...after.filter((word) => !isNew.has(word)), ...lost];
}
