import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { pageClientLoader, pageLoader } from '#platform/page.ts';
import type { Screen } from '#platform/screen.ts';
import { LegalDocumentScreen } from './legal-document-screen.tsx';
import { legalDocument } from './legal-documents.ts';

const refuseUnknown = (slug: string | undefined): void => {
  if (!legalDocument(slug)) throw new Response(null, { status: 404 });
};

export const handle = { texts: ['legalScreens'] } satisfies Screen;

export const loader = (args: LoaderFunctionArgs) => {
  refuseUnknown(args.params.document);
  return pageLoader()(args);
};
export const clientLoader = (args: ClientLoaderFunctionArgs) => {
  refuseUnknown(args.params.document);
  return pageClientLoader(handle)(args);
};
export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60' });

export default LegalDocumentScreen;
