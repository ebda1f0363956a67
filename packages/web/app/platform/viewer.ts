import { useRouteLoaderData } from 'react-router';
import type { RootData } from './root-data.ts';

/** Who is looking at the page; nothing for a visitor. */
export const useViewer = (): RootData['viewer'] => useRouteLoaderData<RootData>('root')?.viewer;

/** What the page knows of the product and the request. */
export function usePageFacts(): Pick<
  RootData,
  'origin' | 'productName' | 'contactEmail' | 'clientId' | 'streetMapUrl'
> {
  const data = useRouteLoaderData<RootData>('root');
  return (
    data ?? {
      origin: '',
      productName: 'Heima',
      contactEmail: '',
      clientId: undefined,
      streetMapUrl: undefined,
    }
  );
}
