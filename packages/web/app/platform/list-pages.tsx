import { Navigate, useLocation } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface ListPagesProps {
  page: number;
  /** Of all pages; nothing while they are on their way. */
  count: number | undefined;
  pageSize: number;
  /** The address of a page, where it is not this one with another `page`. */
  to?: (page: number) => string;
}

/** The ways to the pages of a list, with the same filter; a page that is no more leads to the last one. */
export function ListPages({ page, count, pageSize, to: named }: ListPagesProps) {
  const { t } = useTexts();
  const { search } = useLocation();
  const to = (number: number) => {
    if (named) return named(number);
    const params = new URLSearchParams(search);
    params.set('page', String(number));
    return `?${params}`;
  };
  if (count === undefined) return null;
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (page > last) return <Navigate replace to={to(last)} />;
  if (last === 1) return null;
  return (
    <nav className="row between row--wrap" aria-label={t('shell.pages.label')}>
      {page > 1 ? (
        <LinkButton rel="prev" to={to(page - 1)}>
          {t('shell.pages.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="small muted num">{t('shell.pages.now', { page, pages: last })}</span>
      {page < last ? (
        <LinkButton rel="next" to={to(page + 1)}>
          {t('shell.pages.next')}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
