import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { Section } from '#ui/section.tsx';
import { Attendance } from './attendance.tsx';
import { OpenHouseBadge } from './open-house-badge.tsx';
import { useAttendance } from './open-house-list.tsx';
import { openHousesOfQuery, useLiveOpenHouses } from './open-house-queries.ts';
import { useWhen } from './use-when.ts';

/** The coming open houses of a home, on its page (G22): sign up and leave. Without one nothing is shown. */
export function OpenHousesOfListing({ id, onSignIn }: { id: string; onSignIn: () => void }) {
  const { t } = useTexts();
  const { data } = useQuery(openHousesOfQuery(id));
  const when = useWhen();
  const people = useAttendance();
  useLiveOpenHouses();
  const coming = data?.items.filter((one) => !one.canceled && !one.is_over) ?? [];
  if (coming.length === 0) return null;
  return (
    <Section id="open-houses" title={t('openHousesScreen.name')}>
      <Rows flush label={t('openHousesScreen.title')}>
        {coming.map((one) => (
          <Row
            key={one.id}
            title={<Link to={`/open-houses/${one.id}`}>{when(one)}</Link>}
            actions={
              <>
                <OpenHouseBadge of={one} />
                <Attendance of={one} onSignIn={onSignIn} />
              </>
            }
          >
            <p className="small muted">{people(one)}</p>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}
