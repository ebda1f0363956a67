import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { InviteAnswer } from '#features/open-houses/invite-answer.tsx';
import {
  joinedQuery,
  ownView,
  receivedInvitesQuery,
  useLiveOpenHouses,
} from '#features/open-houses/open-house-queries.ts';
import { OpenHousesPage } from '#features/open-houses/open-houses-page.tsx';
import { useWhen } from '#features/open-houses/use-when.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Narrowed } from '#platform/narrowed.tsx';
import { useViewer } from '#platform/viewer.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

const address = '/tenant/open-houses';

/** What a tenant is invited to and has signed up for (V103). */
export function JoinedScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const view = ownView(params);
  const id = useViewer()?.id ?? '';
  const list = useQuery({ ...joinedQuery(id, view), placeholderData: keepPreviousData });
  useLiveOpenHouses();
  return (
    <OpenHousesPage
      title={t('shell.menu.ownOpenHouses')}
      path={address}
      isSoon={view.only === 'soon'}
      hidesList={view.only === 'invitations'}
      actions={<LinkButton to="/open-houses">{t('openHousesScreen.all')}</LinkButton>}
      list={list}
      empty={{ title: t('openHousesScreen.empty.joined'), text: t('openHousesScreen.empty.joinedText') }}
    >
      {view.only !== 'soon' && <Invitations userId={id} only={view.only} />}
    </OpenHousesPage>
  );
}

/** Those that are not answered: any answer takes one off (R231); one that came too late says so (V07). */
function Invitations({ userId, only }: { userId: string; only: 'invitations' | undefined }) {
  const { t } = useTexts();
  const { data } = useQuery(receivedInvitesQuery(userId, { only }));
  const when = useWhen();
  if (!data) return null;
  const narrowed = only && (
    <Narrowed to={t('openHousesScreen.openInvitations')} all={address} isEmpty={data.count === 0} />
  );
  if (data.count === 0) return narrowed;
  const title = t('openHousesScreen.invitations');
  return (
    <>
      {narrowed}
      <Section title={title}>
        <Rows flush label={title}>
          {data.items.map(({ id, is_lapsed, open_house: one }) => (
            <Row
              key={id}
              top
              title={
                <Link to={`/open-houses/${one.id}`}>{one.listing.title || t('listings.card.untitled')}</Link>
              }
              actions={!is_lapsed && !one.canceled && <InviteAnswer id={id} />}
            >
              <p>{when(one)}</p>
              {(is_lapsed || one.canceled) && (
                <p className="small muted">
                  {t(one.canceled ? 'openHousesScreen.state.canceled' : 'openHousesScreen.lapsed')}
                </p>
              )}
            </Row>
          ))}
        </Rows>
      </Section>
    </>
  );
}
