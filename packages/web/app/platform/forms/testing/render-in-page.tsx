import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { TextsProvider } from '#platform/i18n/use-texts.tsx';
import { ToastRegion } from '#ui/toast-region.tsx';

interface PageOptions {
  /** The address the page is opened at, with its query. */
  address?: string;
  /** The pattern of the address, where the part reads ids from it: `/listings/:id`. */
  route?: string;
  /** Who looks at the page; nobody when not given. */
  viewer?: { id: string } & Partial<CurrentUser>;
  /** The day the page was made on; that of the clock when not given. */
  today?: string;
  /** What the loader of the page gave it. */
  data?: object;
}

/** Renders a part of a page with what every page has around it: texts, router, queries, messages. */
export async function renderInPage(
  element: ReactElement,
  sets: readonly string[] = [],
  { address = '/', route, viewer, today, data }: PageOptions = {},
) {
  const facts = {
    productName: 'Heima',
    contactEmail: 'hjalp@heima.test',
    origin: '',
    viewer,
    today,
    ...data,
  };
  await loadTexts('is', ['shell', ...sets]);
  browserQueryClient().clear();
  const router = createMemoryRouter(
    [
      {
        path: route ?? address.split(/[?#]/)[0]!,
        element,
        id: 'root',
        loader: () => facts,
      },
      { path: '*', element: <p>Önnur síða</p> },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { root: facts } } },
  );
  const shown = render(
    <QueryClientProvider client={browserQueryClient()}>
      <TextsProvider language="is">
        <RouterProvider router={router} />
        <ToastRegion closeLabel="Loka" />
      </TextsProvider>
    </QueryClientProvider>,
  );
  return { ...shown, router };
}
