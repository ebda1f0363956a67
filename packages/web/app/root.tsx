import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url';
import { type CurrentUser, currentUser } from '@heima/domain/accounts/endpoints.ts';
import { defaultLanguage, type Language, languageTag } from '@heima/domain/shared/language.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { callEndpoint, type Transport } from '#platform/api/call.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { newQueryClient } from '#platform/api/queries.ts';
import { pageRequestContext } from '#platform/api/server-context.ts';
import { useEarlyPress } from '#platform/early-press.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { TextsProvider } from '#platform/i18n/use-texts.tsx';
import { useNonce } from '#platform/nonce.tsx';
import type { PageData } from '#platform/page.ts';
import type { RootData } from '#platform/root-data.ts';
import { type Screen, textsOf } from '#platform/screen.ts';
import type { Route } from './+types/root';
import '#ui/styles/styles.ts';

/** Every page has them. Those of forms and of signing in are fetched when they are used. */
export const handle = { texts: ['shell'] } satisfies Screen;

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { transport, language, origin, productName, contactEmail, clientId, streetMapUrl, signedIn } =
    context.get(pageRequestContext);
  const viewer = signedIn ? await whoLooks(transport) : undefined;
  const today = todayInIceland(new Date());
  return { language, viewer, origin, productName, contactEmail, clientId, streetMapUrl, today };
}

/** The signed-in person; nobody once the sign-in has run out. Whatever else goes wrong does not make a visitor of them. */
async function whoLooks(transport: Transport): Promise<CurrentUser | undefined> {
  try {
    return await callEndpoint(transport, currentUser, {});
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) return undefined;
    throw Response.json(error.body, { status: error.status });
  }
}

/** The viewer changes only by signing in or out, which reload the page. */
export const shouldRevalidate = (_: ShouldRevalidateFunctionArgs): boolean => false;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root');
  const language = data?.language ?? defaultLanguage;
  const nonce = useNonce();
  const texts = textsOf(useMatches());
  return (
    <html
      lang={languageTag(language)}
      data-viewer={data?.viewer?.id}
      data-calls={otherThanAccount(data)}
      data-texts={texts.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="preload" href={onestLatin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <TextsProvider language={language}>{children}</TextsProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The language of the page, where the account of who looks has another. */
const otherThanAccount = (data: RootData | undefined): Language | undefined =>
  data?.viewer && data.viewer.primary_language !== data.language ? data.language : undefined;

export default function App() {
  useEarlyPress();
  const [client] = useState(() =>
    typeof document === 'undefined' ? newQueryClient() : browserQueryClient(),
  );
  const states = useMatches().map((match) => (match.loaderData as PageData | undefined)?.queries);
  return (
    <QueryClientProvider client={client}>
      <Hydrated states={states}>
        <Outlet />
      </Hydrated>
    </QueryClientProvider>
  );
}

/**
 * Puts the data that came with the page into the cache, one boundary per loader. One that brings nothing has a boundary
 * too: were it to come and go, everything inside would be made anew, and forget what it was doing.
 */
function Hydrated({ states, children }: { states: PageData['queries'][]; children: ReactNode }) {
  const [first, ...others] = states;
  const inner = others.length > 0 ? <Hydrated states={others}>{children}</Hydrated> : children;
  return <HydrationBoundary state={first}>{inner}</HydrationBoundary>;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
