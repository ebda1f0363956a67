import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { CallArguments, CallResult, Endpoint } from '@heima/domain/shared/endpoint.ts';
import type { Language } from '@heima/domain/shared/language.ts';

/** Calls the API. @throws ApiProblem, NoAnswer */
export type CallApi = <const E extends Endpoint>(
  endpoint: E,
  args: CallArguments<E>,
  /** The version that a change is made from. */
  version?: string | null,
) => Promise<CallResult<E>>;

/** What saving a draft needs of the world around it. */
export interface DraftContext {
  call: CallApi;
  /** What calls of a visitor carry, made with the first edit; nothing for somebody who is signed in. */
  clientId: () => string | undefined;
  /** The listing as it is known, and what an answer changes of it. */
  known: (draft: string) => ListingAnswer | undefined;
  updateCache: (draft: string, part: Partial<ListingAnswer>) => void;
  language: Language;
  /** Says that somebody else has set a field to this value. */
  sayChanged: (theirs: unknown) => string;
}
