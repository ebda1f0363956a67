import { isId } from '#platform/is-id.ts';

/** So many stand side by side at most. */
export const maxCompared = 4;

/** The applications that an address compares; what is no id is left out, and so is what is too many. */
export const comparedIds = (params: URLSearchParams): string[] =>
  [...new Set((params.get('ids') ?? '').split(',').filter(isId))].slice(0, maxCompared);

/** The address that compares these. */
export const compareAddress = (ids: readonly string[]): string =>
  `/landlord/applications/compare?ids=${ids.join(',')}`;
