import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { InviteAnswer } from '#features/open-houses/invite-answer.tsx';
import { OpenHouseList } from '#features/open-houses/open-house-list.tsx';
import {
  joinedQuery,
  pageSize,
  receivedInvitesQuery,
  useLiveOpenHouses,
} from '#features/open-houses/open-house-queries.ts';
import { useWhen } from '#features/open-houses/use-when.ts';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { pageNumber } from '#platform/page-number.ts';
import { useViewer } from '#platform/viewer.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';

/** What a tenant is invited to and has signed up for (V103). */
export function JoinedScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const page = pageNumber(params);
  const id = useViewer()?.id ?? '';
  const list = useQuery({ ...joinedQuery(id, page), placeholderData: keepPreviousData });
  useLiveOpenHouses();
  const { data } = list;
  const title = t('shell.menu.ownOpenHouses');
  return (
    <Page
      head={<PageHead title={title} path="/tenant/open-houses" hidden />}
      title={title}
      actions={<LinkButton to="/open-houses">{t('openHousesScreen.all')}</LinkButton>}
      state={loadState(list, t('openHousesScreen.failed'), 3)}
    >
      {data && (
        <div className="stack stack--24">
          <Invitations userId={id} />
          {data.count === 0 ? (
            <EmptyState
              framed
              sign="search"
              title={t('openHousesScreen.empty.joined')}
              text={t('openHousesScreen.empty.joinedText')}
            />
          ) : (
            <>
              <OpenHouseList label={title} openHouses={data.items} />
              <ListPages page={page} count={data.count} pageSize={pageSize} />
            </>
          )}
        </div>
      )}
    </Page>
  );
}

/** Those that are not answered: any answer takes one off (R231); one that came too late says so (V07). */
function Invitations({ userId }: { userId: string }) {
  const { t } = useTexts();
  const { data } = useQuery(receivedInvitesQuery(userId));
  const when = useWhen();
  if (!data || data.count === 0) return null;
  const title = t('openHousesScreen.invitations');
  return (
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
  );
}
