import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { addressOf, type ListView, pageSize } from './list-view.ts';

/** The ways to the pages before and after (R625); nothing where all is on one. */
export function ListPages({ view, count }: { view: ListView; count: number }) {
  const { t } = useTexts();
  const { page } = view;
  const pages = Math.ceil(count / pageSize);
  if (pages <= 1) return null;
  return (
    <nav className="row between" aria-label={t('applicationsScreen.tenant.pages.label')}>
      {page > 1 ? (
        <LinkButton to={addressOf({ ...view, page: page - 1 })}>
          {t('applicationsScreen.tenant.pages.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="small muted num">{t('applicationsScreen.tenant.pages.now', { page, pages })}</span>
      {page < pages ? (
        <LinkButton to={addressOf({ ...view, page: page + 1 })}>
          {t('applicationsScreen.tenant.pages.next')}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
