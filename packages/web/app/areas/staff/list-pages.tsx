import { Navigate, useLocation } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface ListPagesProps {
  page: number;
  /** Of all pages; nothing while they are on their way. */
  count: number | undefined;
  pageSize: number;
}

/** The ways to the pages of a list, with the same filter; a page that is no more leads to the last one. */
export function ListPages({ page, count, pageSize }: ListPagesProps) {
  const { t } = useTexts();
  const { search } = useLocation();
  const to = (number: number) => {
    const params = new URLSearchParams(search);
    params.set('page', String(number));
    return `?${params}`;
  };
  if (count === undefined) return null;
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (page > last) return <Navigate replace to={to(last)} />;
  if (last === 1) return null;
  return (
    <nav className="row between row--wrap" aria-label={t('staffScreens.pages.label')}>
      {page > 1 ? (
        <LinkButton rel="prev" to={to(page - 1)}>
          {t('staffScreens.pages.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="muted num">{t('staffScreens.pages.at', { page, last })}</span>
      {page < last ? (
        <LinkButton rel="next" to={to(page + 1)}>
          {t('staffScreens.pages.next')}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
