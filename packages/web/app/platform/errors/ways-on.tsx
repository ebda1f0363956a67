import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** Where to go from a page that leads nowhere: the search, and the front page. */
export function WaysOn() {
  const { t } = useTexts();
  return (
    <>
      <LinkButton to="/listings">{t('shell.errors.search')}</LinkButton>
      <LinkButton to="/">{t('shell.errors.home')}</LinkButton>
    </>
  );
}
