import { readPage } from '@heima/domain/shared/paging.ts';
import type { listStaffUsers as contract } from '@heima/domain/staff-users/endpoints.ts';
import { primaryContacts } from '#capabilities/contacts/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { peopleNamedBy } from './read-search.ts';
import { countUsers, findUsers } from './user-store.ts';

const pageSize = 25;

/** Accounts that a text names, the newest first (E271). */
export const listStaffUsers: Handler<typeof contract> = async ({ query }, { services }) => {
  const { db } = services;
  const wanted = {
    ...(query.search ? await peopleNamedBy(services, query.search) : {}),
    isStaff: query.is_staff,
  };
  const { page, size, offset } = readPage(query, pageSize);
  const [count, rows] = await Promise.all([countUsers(db, wanted), findUsers(db, wanted, { size, offset })]);
  const contacts = await primaryContacts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count,
    ...pageLinks('/staff/users', query, { page, size, count }),
    items: rows.map(({ created_at, ...row }) => ({
      ...row,
      ...(contacts.get(row.id) ?? { email: null, phone: null }),
      member_since: created_at.toISOString(),
    })),
  };
};
