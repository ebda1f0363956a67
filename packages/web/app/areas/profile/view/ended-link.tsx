import { WaysOn } from '#platform/errors/ways-on.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** A share link that does not exist, or no longer works. */
export function EndedLink({ isKnown }: { isKnown: boolean }) {
  const { t } = useTexts();
  return (
    <main id="content" className="wrap">
      <PageHead title={t('profileScreens.view.endedTitle')} path="/shared-profile" hidden />
      <EmptyState
        size="page"
        heading="h1"
        sign="alert"
        title={t('profileScreens.view.endedTitle')}
        text={t(isKnown ? 'profileScreens.view.ended' : 'profileScreens.view.unknown')}
        actions={<WaysOn />}
      />
    </main>
  );
}
