import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { SaveSearchButton } from '#features/alerts/save-search-button.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { searchPath } from '#features/search/search-path.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** From a listing that is withdrawn to homes like it, now and by e-mail later. */
export function WaysToSimilar({ search }: { search: SearchAddress }) {
  const { t } = useTexts();
  return (
    <>
      <LinkButton variant="primary" to={searchPath(search)}>
        {t('listingScreen.failure.similar')}
      </LinkButton>
      <SaveSearchButton
        search={search}
        places={[]}
        words={{ save: t('searchScreen.saveSearch'), saved: t('searchScreen.searchSaved') }}
        onSignIn={openLogin}
      />
    </>
  );
}
