import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { IconRefresh } from '@tabler/icons-react';
import { ApiProblem } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './search.module.css';
import { freshSearch, pagePath } from './search-address.ts';

/** The homes could not be fetched: what happened, the reference for the log, and again. */
export function FailedSearch({
  error,
  search,
  onAgain,
}: {
  error: Error;
  search: SearchAddress;
  onAgain(): void;
}) {
  const { t } = useTexts();
  const problem = error instanceof ApiProblem ? error.body : undefined;
  return (
    <div className={styles.failed}>
      <Notice
        tone="danger"
        role="alert"
        title={t('searchScreen.failed.title')}
        action={
          problem?.code === 'listingSearch.pageTooDeep' ? (
            <LinkButton size="row" to={pagePath(freshSearch(search))}>
              {t('searchScreen.none.firstPage')}
            </LinkButton>
          ) : (
            <Button size="row" onClick={onAgain}>
              <Icon of={IconRefresh} size={16} />
              {t('searchScreen.failed.again')}
            </Button>
          )
        }
      >
        {problem?.detail || t('searchScreen.failed.text')}
        {problem?.request_id && (
          <div className="small num">{t('shell.errors.reference', { reference: problem.request_id })}</div>
        )}
      </Notice>
    </div>
  );
}
