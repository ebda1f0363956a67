import { IconRefresh, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { savedSearchesQuery } from '../../../features/alerts/saved-searches.ts';
import { VerifyNotice } from '../../../features/alerts/verify-notice.tsx';
import { ApiProblem } from '../../../platform/api/problem.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { PageHead } from '../../../platform/page-head.tsx';
import { EmptyArt } from '../../../ui/empty-art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';
import './saved-searches.css';

/** The saved searches of the signed-in person: what each looks for, what is new, and when letters come. */
export function SavedSearchesScreen() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(savedSearchesQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <main id="content" className="main">
      <PageHead title={t('alerts.page.title')} path="/account/saved-searches" hidden />
      <div className="main__in savedsearches">
        <div className="pagehead">
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {t('alerts.page.title')}
            </h1>
            <p className="muted">{t('alerts.page.lead')}</p>
          </div>
        </div>
        <div className="stack">
          {data?.can_be_told === false && data.items.length > 0 && <VerifyNotice />}
          {data ? (
            data.items.length > 0 ? (
              <ul className="stack">
                {data.items.map((search) => (
                  <SavedSearchRow key={search.id} search={search} onGone={() => heading.current?.focus()} />
                ))}
              </ul>
            ) : (
              <NoSearches />
            )
          ) : error ? (
            <Failed error={error} onAgain={() => void refetch()} />
          ) : (
            <Skeleton />
          )}
        </div>
      </div>
    </main>
  );
}

function NoSearches() {
  const { t } = useTexts();
  return (
    <div className="card">
      <div className="empty">
        <EmptyArt sign="search" />
        <h2>{t('alerts.page.empty')}</h2>
        <p>{t('alerts.page.emptyText')}</p>
        <Link className="btn btn--primary" to="/listings">
          <Icon of={IconSearch} />
          {t('alerts.page.search')}
        </Link>
      </div>
    </div>
  );
}

function Failed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTexts();
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('alerts.page.failed')}
      action={
        <button className="btn btn--line btn--s" type="button" onClick={onAgain}>
          <Icon of={IconRefresh} size={16} />
          {t('shell.errors.again')}
        </button>
      }
    >
      {(error instanceof ApiProblem && error.body.detail) || t('shell.errors.failed.text')}
    </Notice>
  );
}

const Skeleton = () => (
  <div className="stack" aria-hidden="true">
    <div className="skel skel--card" />
    <div className="skel skel--card" />
  </div>
);
