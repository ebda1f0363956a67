import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { callEndpoint } from '#platform/api/call.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import type { PageQuery } from '#platform/api/queries.ts';
import { type PageRequest, pageRequestContext } from '#platform/api/server-context.ts';
import { type PageData, pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { loginAddress } from './signed-out.ts';

/**
 * The loader of a page that only signed-in people have: anybody else is sent to sign in and comes back (R041). It asks
 * for what the page needs first, so that an ended session counts as signed out.
 */
export const signedInPageLoader =
  (queriesOf: Parameters<typeof pageLoader>[0]) =>
  (args: LoaderFunctionArgs): Promise<PageData> =>
    orSignIn(args, () => pageLoader(queriesOf)(args));

/** The loader of such a page inside the browser: whoever is known to be signed out is sent to sign in at once. */
export const signedInPageClientLoader =
  (screen: Screen, queriesOf?: Parameters<typeof pageClientLoader>[1]) =>
  (args: ClientLoaderFunctionArgs): Promise<PageData> => {
    viewerOrSignIn(args);
    return pageClientLoader(screen, queriesOf)(args);
  };

type PageArguments = Parameters<NonNullable<Parameters<typeof pageLoader>[0]>>[0];

/** What a page asks about the person who looks at it. */
type OwnQueries = (userId: string, page: PageArguments) => readonly PageQuery[];

/** The same for a page whose calls name the person in their path: who it is, is asked first. */
export const ownPageLoader =
  (queriesOf: OwnQueries) =>
  (args: LoaderFunctionArgs): Promise<PageData> =>
    orSignIn(args, async () => {
      const context = args.context as { get(key: typeof pageRequestContext): PageRequest };
      const { id } = await callEndpoint(context.get(pageRequestContext).transport, currentUser, {});
      return pageLoader((page) => queriesOf(id, page))(args);
    });

/** The loader of such a page inside the browser: the page knows who it was made for, and sends nobody to sign in. */
export const ownPageClientLoader =
  (screen: Screen, queriesOf: OwnQueries) =>
  (args: ClientLoaderFunctionArgs): Promise<PageData> => {
    const viewer = viewerOrSignIn(args);
    return pageClientLoader(screen, (page) => queriesOf(viewer, page))(args);
  };

/** Some pages ask only for what everybody may know: that alone would let a visitor in, to a page without a person. */
async function orSignIn(args: LoaderFunctionArgs, load: () => Promise<PageData>): Promise<PageData> {
  const context = args.context as { get(key: typeof pageRequestContext): PageRequest };
  if (!context.get(pageRequestContext).signedIn) throw toSignIn(args.request);
  try {
    return await load();
  } catch (error) {
    if ((error instanceof Response || error instanceof ApiProblem) && error.status === 401) {
      throw toSignIn(args.request);
    }
    if (error instanceof ApiProblem) throw Response.json(error.body, { status: error.status });
    throw error;
  }
}

function toSignIn(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  return redirect(loginAddress({ pathname, search, hash: '' }));
}

/** Who the page was made for, as the page itself knows. */
function viewerOrSignIn({ request }: ClientLoaderFunctionArgs): string {
  const { viewer } = document.documentElement.dataset;
  if (viewer === undefined) throw toSignIn(request);
  return viewer;
}
