import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { TrailSection } from '#areas/staff/trail-section.tsx';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Page } from '#ui/page.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { ContactSection, IdentitySection, SessionsSection } from './contact-section.tsx';
import { ListingsSection } from './listings-section.tsx';
import { RoleSection } from './role-section.tsx';
import { userQuery } from './user-queries.ts';

/** One person: account, contacts, proofs, listings, sessions, role and history (V186). */
export function UserPage() {
  const { t, format } = useTexts();
  const { id = '' } = useParams();
  const { data: user, error } = useQuery(userQuery(id));
  if (error && !user) return <ErrorScreen error={error} />;
  const title = user && (user.full_name || t('staffScreens.users.unnamed'));
  return (
    <Page
      head={<PageHead title={title ?? t('staffScreens.users.title')} path="/man/users" hidden />}
      title={title ?? <Skeleton width="50%" height={32} />}
      lead={user && t('staffScreens.user.since', { date: format.date(user.member_since) })}
      crumbs={
        <Crumbs
          label={t('staffScreens.users.title')}
          above={[{ to: '/man/users', title: t('staffScreens.users.title') }]}
          here={title ?? ''}
        />
      }
      state={user ? undefined : <Skeleton height={240} />}
    >
      {user && (
        <div className="stack stack--24">
          <AccountSection user={user} />
          <ContactSection user={user} />
          <IdentitySection user={user} />
          <ListingsSection id={user.id} />
          <SessionsSection user={user} />
          <RoleSection user={user} />
          <TrailSection history={user.history} />
        </div>
      )}
    </Page>
  );
}
