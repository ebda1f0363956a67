import { suggestAddresses } from '@heima/domain/places/endpoints.ts';
import { readPropertyNumber, showPropertyNumber } from '@heima/domain/places/property-number.ts';
import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { usePaused } from '#platform/use-paused.ts';

export type AddressOption = CallResult<typeof suggestAddresses>[number];

/** Shorter texts are not looked for: every street of the country would fit. */
export const shortestSearch = 3;
const longestSearch = 120;

export interface AddressOptions {
  options: readonly AddressOption[];
  /** The typed text is a property number, in any spelling. */
  property: { number: string; shown: string } | undefined;
  status: 'short' | 'searching' | 'found' | 'none' | 'failed';
  again: () => void;
}

/** Addresses of the register for a typed text. */
export function useAddressOptions(text: string): AddressOptions {
  const typed = text.trim().slice(0, longestSearch);
  const paused = usePaused(typed);
  const number = readPropertyNumber(typed);
  const isAsked = paused.length >= shortestSearch && readPropertyNumber(paused) === undefined;
  const { data, isError, isFetching, refetch } = useQuery({
    ...endpointQuery(suggestAddresses, { params: { query: paused } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { ...endpointQuery(suggestAddresses, { params: { query: paused } }).meta, quiet: true },
  });
  const options = isAsked && !isError ? (data ?? []) : [];
  const status = (): AddressOptions['status'] => {
    if (typed.length < shortestSearch) return 'short';
    if (number !== undefined) return 'found';
    if (isError) return 'failed';
    if (isFetching || paused !== typed) return 'searching';
    return options.length > 0 ? 'found' : 'none';
  };
  return {
    options,
    property: number === undefined ? undefined : { number, shown: showPropertyNumber(number) },
    status: status(),
    again: () => void refetch(),
  };
}
