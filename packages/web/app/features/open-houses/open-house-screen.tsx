import { codeAndPlace } from '@heima/domain/shared/one-line.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { MessageButton } from '#entities/person/message-button.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { notThere } from '#platform/errors/not-there.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { Attendance } from './attendance.tsx';
import { HostParts } from './host-parts.tsx';
import { InviteAnswer } from './invite-answer.tsx';
import styles from './open-house.module.css';
import { OpenHouseBadge } from './open-house-badge.tsx';
import { useAttendance } from './open-house-list.tsx';
import { openHouseQuery, useLiveOpenHouses } from './open-house-queries.ts';
import { useWhen } from './use-when.ts';

/** One open house (V252): when it is, whether the reader comes, and for its host who else does. */
export function OpenHouseScreen() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const query = useQuery(openHouseQuery(id));
  const when = useWhen();
  const people = useAttendance();
  useLiveOpenHouses();
  const { data } = query;
  const none = notThere(query);
  if (none) return none;
  const name = t('openHousesScreen.name');
  const home = data && (data.listing.title || t('listings.card.untitled'));
  const title = home ? t('openHousesScreen.titleOf', { title: home }) : name;
  const invite = data?.invite;
  const isAsked = invite?.response === null && !data?.canceled && !data?.attendance_id;
  return (
    <Page
      head={<PageHead title={title} path={`/open-houses/${id}`} hidden />}
      title={title}
      lead={data && codeAndPlace(data.listing.postal_code, data.listing.city)}
      crumbs={
        <Crumbs
          label={t('openHousesScreen.crumbs')}
          above={[{ to: '/open-houses', title: t('openHousesScreen.title') }]}
          here={home ?? name}
        />
      }
      actions={
        data && (
          <>
            {(data.attending || data.waiting || invite) && <MessageButton to={data.host} />}
            <LinkButton to={`/listings/${data.listing.id}`}>{t('openHousesScreen.home')}</LinkButton>
            <LinkButton href={data.calendar} download={`${id}.ics`}>
              {t('openHousesScreen.calendarFile')}
            </LinkButton>
          </>
        )
      }
      state={loadState(query, t('openHousesScreen.failed'), 2)}
    >
      {data && (
        <div className="stack stack--24">
          <Section title={when(data)} lead={people(data)} state={<OpenHouseBadge of={data} />}>
            {data.note && <p className={styles.note}>{data.note}</p>}
            {invite && isAsked && (
              <p>{t(invite.is_lapsed ? 'openHousesScreen.lapsed' : 'openHousesScreen.asked')}</p>
            )}
            <div className="row row--wrap">
              {invite && isAsked && !invite.is_lapsed ? (
                <InviteAnswer id={invite.id} />
              ) : (
                <Attendance of={data} />
              )}
            </div>
          </Section>
          {data.attendees && <HostParts of={data} attendees={data.attendees} />}
        </div>
      )}
    </Page>
  );
}
