import { listStaffUsers } from '@heima/domain/staff-users/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageNumber } from '#platform/page-number.ts';

/** People on one page. */
export const pageSize = 25;

/** Who is asked for, as the address says: a text, and whether they are staff. */
export const readUsers = (params: URLSearchParams) => ({
  search: (params.get('search') ?? '').trim().slice(0, 100),
  isStaff: params.get('staff') === 'true',
  page: pageNumber(params),
});

export function usersQuery(params: URLSearchParams) {
  const { search, isStaff, page } = readUsers(params);
  return endpointQuery(listStaffUsers, {
    query: { ...(search && { search }), ...(isStaff && { is_staff: true }), page, page_size: pageSize },
  });
}
