import { getStatistics } from '@heima/domain/listing-interest/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Figures } from '#features/listing/statistics/figures.tsx';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** How many have looked at the listing and done something about it (V078, X018). */
export function Statistics({ id }: { id: string }) {
  const { t } = useTexts();
  const { data, isError, refetch } = useQuery(endpointQuery(getStatistics, { params: { id } }));
  if (isError)
    return (
      <Notice
        tone="danger"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('wizardScreens.again')}
          </Button>
        }
      >
        {t('landlordScreens.statistics.failed')}
      </Notice>
    );
  return <Figures figures={data} />;
}
