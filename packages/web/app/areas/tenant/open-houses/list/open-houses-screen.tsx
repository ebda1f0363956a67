import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HomeField } from '#entities/listing/home-field.tsx';
import {
  homeIn,
  homesToSeeQuery,
  openHousesQuery,
  useLiveOpenHouses,
} from '#features/open-houses/open-house-queries.ts';
import { OpenHousesPage } from '#features/open-houses/open-houses-page.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { pageNumber } from '#platform/page-number.ts';

/** The coming open houses, of all homes or of one (V251). */
export function OpenHousesScreen() {
  const { t } = useTexts();
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const listing = homeIn(params);
  const list = useQuery({
    ...openHousesQuery(pageNumber(params), listing),
    placeholderData: keepPreviousData,
  });
  useLiveOpenHouses();
  return (
    <OpenHousesPage
      title={t('openHousesScreen.title')}
      path="/open-houses"
      lead={t('openHousesScreen.lead')}
      list={list}
      empty={{
        title: t(listing ? 'openHousesScreen.noneOf' : 'openHousesScreen.empty.title'),
        text: t('openHousesScreen.empty.all'),
      }}
    >
      <HomeField
        id={id}
        name="listing"
        label={t('openHousesScreen.filter')}
        all={t('openHousesScreen.allHomes')}
        useHomes={useHomesToSee}
        value={listing ?? ''}
        onChange={(chosen) => void navigate(chosen ? `?listing=${chosen}` : '/open-houses')}
      />
    </OpenHousesPage>
  );
}

/** Homes with coming open houses, the next first, as far as a text names them. */
function useHomesToSee(words: string | undefined) {
  const { data } = useQuery({ ...homesToSeeQuery(words), placeholderData: keepPreviousData });
  return data && [...new Map(data.items.map(({ listing }) => [listing.id, listing])).values()];
}
