import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { callEndpoint } from './api/call.ts';
import { pageRequestContext } from './api/door.ts';
import { endpointQuery, type PageQuery } from './api/queries.ts';
import { signedInPageLoader } from './errors/signed-in-page.ts';
import { type PageData, pageClientLoader } from './page.ts';

/** What a page about the signed-in person needs, by that person's id. */
type OwnQueriesOf = (viewerId: string) => readonly PageQuery[];

/** The loader of a page about the signed-in person, whose id stands in the calls; others are sent to sign in. */
export const ownPageLoader =
  (queriesOf: OwnQueriesOf) =>
  async (args: LoaderFunctionArgs): Promise<PageData> => {
    const { transport } = args.context.get(pageRequestContext);
    const viewer = await callEndpoint(transport, currentUser, {}).catch(() => undefined);
    // Who is not signed in is told so by the first query.
    const queries = () => (viewer ? queriesOf(viewer.id) : [endpointQuery(currentUser, {})]);
    return signedInPageLoader(queries)(args);
  };

/** The same inside the browser, where the page knows whom it was made for. */
export const ownPageClientLoader = (queriesOf: OwnQueriesOf) =>
  pageClientLoader(() => {
    const viewerId = document.documentElement.dataset.viewer;
    return viewerId ? queriesOf(viewerId) : [];
  });
