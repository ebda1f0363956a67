import { DeadLink } from '#features/shell/dead-link.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** A share link that does not exist, or no longer works. */
export function EndedLink({ isKnown }: { isKnown: boolean }) {
  const { t } = useTexts();
  return (
    <DeadLink
      title={t('profileScreens.view.endedTitle')}
      text={t(isKnown ? 'profileScreens.view.ended' : 'profileScreens.view.unknown')}
      path="/shared-profile"
    />
  );
}
