/** So many stand side by side at most. */
export const maxCompared = 4;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The applications that an address compares; what is no id is left out, and so is what is too many. */
export const comparedIds = (params: URLSearchParams): string[] =>
  [...new Set((params.get('ids') ?? '').split(',').filter((id) => uuid.test(id)))].slice(0, maxCompared);

/** The address that compares these. */
export const compareAddress = (ids: readonly string[]): string =>
  `/landlord/applications/compare?ids=${ids.join(',')}`;
