import type { StaffUserRow } from '@heima/domain/staff-users/endpoints.ts';
import { Link, useSearchParams } from 'react-router';
import { SearchBar } from '#areas/staff/search-bar.tsx';
import { StaffList } from '#areas/staff/staff-list.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { pageSize, readUsers, usersQuery } from './users-query.ts';

/** The people of the product, found by whatever is known of them (V185); the entry of the back office. */
export function UsersScreen() {
  const { t, format } = useTexts();
  const [params] = useSearchParams();
  const { search, isStaff, page } = readUsers(params);
  return (
    <StaffList<StaffUserRow>
      texts="users"
      path="/man/users"
      query={usersQuery(params)}
      page={page}
      pageSize={pageSize}
      all={t('staffScreens.users.all')}
      filter={
        <SearchBar
          label={t('staffScreens.users.search')}
          value={search}
          filter={{ name: 'staff', label: t('staffScreens.users.onlyStaff'), checked: isStaff }}
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
