import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { savedSearchesQuery } from '#features/alerts/saved-searches.ts';
import { VerifyNotice } from '#features/alerts/verify-notice.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Narrowed } from '#platform/narrowed.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

/** The saved searches of the signed-in person: what each looks for, what is new, and when e-mails come. */
export function SavedSearchesScreen() {
  const { t } = useTexts();
  const searches = useQuery(savedSearchesQuery());
  const { data } = searches;
  const onlyNew = useSearchParams()[0].get('new') === 'true';
  const shown = data?.items.filter(({ new_count }) => !onlyNew || new_count > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page
      head={<PageHead title={t('shell.menu.savedSearches')} path="/account/saved-searches" hidden />}
      title={t('shell.menu.savedSearches')}
      lead={t('alerts.page.lead')}
      titleRef={heading}
      state={loadState(searches, t('alerts.page.failed'))}
    >
      <div className="stack">
        {data?.can_be_told === false && data.items.length > 0 && <VerifyNotice />}
        {shown && onlyNew && (
          <Narrowed
            to={t('alerts.page.onlyNew')}
            all="/account/saved-searches"
            isEmpty={shown.length === 0}
          />
        )}
        {shown &&
          (shown.length > 0 ? (
            <ul className="stack">
              {shown.map((search) => (
                <SavedSearchRow key={search.id} search={search} onGone={() => heading.current?.focus()} />
              ))}
            </ul>
          ) : onlyNew ? null : (
            <EmptyState
              framed
              sign="search"
              title={t('alerts.page.empty')}
              text={t('alerts.page.emptyText')}
              actions={
                <LinkButton variant="primary" to="/listings">
                  <Icon of={IconSearch} />
                  {t('alerts.page.search')}
                </LinkButton>
              }
            />
          ))}
      </div>
    </Page>
  );
}
