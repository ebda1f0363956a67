import type { LoaderFunctionArgs } from 'react-router';
import { signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import type { PageData, pageLoader } from '#platform/page.ts';

/**
 * The loader of a page of the back office: whoever may not see it learns nothing of it, and gets what every unknown
 * address answers (R032). Visitors are sent to sign in.
 */
export const staffPageLoader =
  (queriesOf: Parameters<typeof pageLoader>[0]) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    try {
      return await signedInPageLoader(queriesOf)(args);
    } catch (error) {
      throw error instanceof Response && error.status === 403 ? new Response(null, { status: 404 }) : error;
    }
  };
