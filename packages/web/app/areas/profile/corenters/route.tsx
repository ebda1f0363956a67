import { corentersQuery } from '#areas/profile/profile-queries.ts';
import { signedInPageClientLoader, signedInPageLoader } from '#platform/errors/signed-in-page.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import type { Screen } from '#platform/screen.ts';
import { Page } from '#ui/page.tsx';
import { CorentersSection } from './corenters-section.tsx';

const queries = () => [corentersQuery()];

export const handle = {
  texts: ['common', 'corenters', 'profileScreens'],
  title: 'shell.menu.coTenants',
} satisfies Screen;

export const loader = signedInPageLoader(queries);
export const clientLoader = signedInPageClientLoader(handle, queries);
export const headers = () => ({ 'cache-control': 'private, no-store' });

/** Co-tenants on a page of their own (V104). */
export default function CorentersScreen() {
  const { t } = useTexts();
  return (
    <Page
      head={<PageHead title={t('shell.menu.coTenants')} path="/tenant/co-tenants" hidden />}
      title={t('shell.menu.coTenants')}
    >
      <CorentersSection onOwnPage />
    </Page>
  );
}
