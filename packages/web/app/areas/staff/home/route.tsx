import { getStaffSession } from '@heima/domain/sessions/endpoints.ts';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { firstPageFor, staffSessionQuery } from '#areas/staff/staff-nav.ts';
import { staffPageLoader } from '#areas/staff/staff-page.ts';
import { callApi } from '#platform/api/call-api.ts';
import { callInLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';

export const handle = { texts: [] } satisfies Screen;

const guard = staffPageLoader(() => [staffSessionQuery()]);

/** The back office begins with the first page of one's areas. */
export const loader = async (args: LoaderFunctionArgs): Promise<never> => {
  await guard(args);
  throw redirect(firstPageFor((await callInLoader(args, getStaffSession, {})).areas));
};

export const clientLoader = async (_: ClientLoaderFunctionArgs): Promise<never> => {
  throw redirect(firstPageFor((await callApi(getStaffSession, {})).areas));
};

export default function StaffHome() {
  return null;
}
