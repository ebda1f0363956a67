import { languageTag } from '@heima/domain/shared/language.ts';
import type { StaffUserRow } from '@heima/domain/staff-users/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { ListPages } from '#areas/staff/list-pages.tsx';
import { SearchBar } from '#areas/staff/search-bar.tsx';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { pageSize, readUsers, usersQuery } from './users-query.ts';

/** The people of the product, found by whatever is known of them (V185); the entry of the back office. */
export function UsersScreen() {
  const { t, format } = useTexts();
  const [params] = useSearchParams();
  const { search, isStaff, page } = readUsers(params);
  const { data } = useQuery({ ...usersQuery(params), placeholderData: keepPreviousData });
  return (
    <Page
      head={<PageHead title={t('staffScreens.users.title')} path="/man/users" hidden />}
      title={t('staffScreens.users.title')}
      lead={t('staffScreens.users.lead')}
    >
      <div className="stack stack--24">
        <SearchBar
          label={t('staffScreens.users.search')}
          value={search}
          filter={{ name: 'staff', label: t('staffScreens.users.onlyStaff'), checked: isStaff }}
        />
        <p role="status" className="small muted">
          {data && t('staffScreens.users.found', { count: data.count, number: format.number(data.count) })}
        </p>
        <People />
        <ListPages page={page} count={data?.count} pageSize={pageSize} />
      </div>
    </Page>
  );
}

function People() {
  const { t, format, language } = useTexts();
  const [params] = useSearchParams();
  const { data, error, refetch } = useQuery({ ...usersQuery(params), placeholderData: keepPreviousData });
  return (
    <DataTable<StaffUserRow>
      label={t('staffScreens.users.title')}
      locale={languageTag(language)}
      sortLabel={t('shell.orderBy')}
      rows={data?.items}
      rowKey={({ id }) => id}
      problem={
        error && (
          <LoadProblem title={t('staffScreens.users.failed')} error={error} onAgain={() => void refetch()} />
        )
      }
      empty={
        <EmptyState
          framed
          sign="search"
          title={t('staffScreens.users.none')}
          text={t('staffScreens.users.noneText')}
          actions={<LinkButton to="/man/users">{t('staffScreens.users.all')}</LinkButton>}
        />
      }
      columns={[
        {
          id: 'name',
          title: t('staffScreens.facts.name'),
          sortBy: ({ full_name }) => full_name,
          cell: ({ id, full_name, is_staff }) => (
            <span className="row row--wrap">
              <Link to={`/man/users/${id}`}>{full_name || t('staffScreens.users.unnamed')}</Link>
              {is_staff && <StateBadge tone="accent">{t('staffScreens.users.staff')}</StateBadge>}
            </span>
          ),
        },
        {
          id: 'email',
          title: t('staffScreens.facts.email'),
          cell: ({ email, email_verified }) => <Proved value={email} isProved={email_verified} />,
        },
        {
          id: 'phone',
          title: t('staffScreens.facts.phone'),
          cell: ({ phone, phone_verified }) => <Proved value={phone} isProved={phone_verified} />,
        },
        {
          id: 'identity',
          title: t('staffScreens.facts.identity'),
          cell: ({ identity_verified }) =>
            t(`staffScreens.facts.${identity_verified ? 'proved' : 'unproved'}`),
        },
        {
          id: 'since',
          title: t('staffScreens.facts.since'),
          sortBy: ({ member_since }) => member_since,
          cell: ({ member_since }) => format.date(member_since),
        },
      ]}
    />
  );
}

/** A contact, with a word where nobody has proved it. */
function Proved({ value, isProved }: { value: string | null; isProved: boolean }) {
  const { t } = useTexts();
  if (value === null) return <span className="muted">{t('staffScreens.facts.unknown')}</span>;
  return (
    <>
      {value}
      {!isProved && <span className="small muted"> · {t('staffScreens.facts.unproved')}</span>}
    </>
  );
}
