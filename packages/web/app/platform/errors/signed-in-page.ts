import { type LoaderFunctionArgs, redirect } from 'react-router';
import { type PageData, pageLoader } from '../page.ts';
import { loginAddress } from './signed-out.ts';

/**
 * The loader of a page that only signed-in people have: anybody else is sent to sign in and comes back (R041). It asks
 * for what the page needs first, so that an ended session counts as signed out.
 */
export const signedInPageLoader =
  (queriesOf: Parameters<typeof pageLoader>[0]) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    try {
      return await pageLoader(queriesOf)(args);
    } catch (error) {
      if (error instanceof Response && error.status === 401) {
        const { pathname, search } = new URL(args.request.url);
        throw redirect(loginAddress({ pathname, search, hash: '' }));
      }
      throw error;
    }
  };
