import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Head } from '#ui/head.tsx';
import { usePageFacts } from './viewer.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Path with the query that belongs to the page itself, without the language. */
  path: string;
  /** Whole address of a JPEG of 1200 × 630. */
  image?: string;
  imageAlt?: string;
  hidden?: boolean;
  jsonLd?: object;
}

/** The head of a page in its language. */
export function PageHead(props: PageHeadProps) {
  const { language } = useTexts();
  const { origin, productName } = usePageFacts();
  return <Head {...props} language={language} origin={origin} productName={productName} />;
}
