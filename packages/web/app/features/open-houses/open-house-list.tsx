import type { OpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { codeAndPlace, joined } from '@heima/domain/shared/one-line.ts';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { OpenHouseBadge } from './open-house-badge.tsx';
import { useWhen } from './use-when.ts';

/** Open houses: of which home, when, and how each stands. Each leads to its page. */
export function OpenHouseList({ label, openHouses }: { label: string; openHouses: readonly OpenHouse[] }) {
  const { t } = useTexts();
  const when = useWhen();
  const people = useAttendance();
  return (
    <Card>
      <Rows label={label}>
        {openHouses.map((one) => (
          <Row
            key={one.id}
            top
            title={
              <Link to={`/open-houses/${one.id}`}>{one.listing.title || t('listings.card.untitled')}</Link>
            }
            actions={<OpenHouseBadge of={one} />}
          >
            <p>{when(one)}</p>
            <p className="small muted">
              {joined([codeAndPlace(one.listing.postal_code, one.listing.city), people(one)])}
            </p>
          </Row>
        ))}
      </Rows>
    </Card>
  );
}

/** Says how many come, and of how many places where they are counted. */
export function useAttendance(): (of: OpenHouse) => string {
  const { t } = useTexts();
  return ({ attendee_count: count, capacity, waiting_count }) =>
    joined([
      capacity === null
        ? t('openHousesScreen.people', { count })
        : t('openHousesScreen.places', { taken: count, capacity }),
      waiting_count > 0 && t('openHousesScreen.waitingPeople', { count: waiting_count }),
    ]);
}
