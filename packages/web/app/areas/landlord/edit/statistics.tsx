import { getStatistics } from '@heima/domain/listings/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/queries.ts';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ViewsPlot } from './views-plot.tsx';

const counted = ['views', 'likes', 'applications', 'offers'] as const;

/** How many have looked at the listing and done something about it (V078, X018). */
export function Statistics({ id }: { id: string }) {
  const { t, format } = useTexts();
  const { data, isError, refetch } = useQuery(endpointQuery(getStatistics, { params: { id } }));
  if (isError)
    return (
      <Notice
        tone="danger"
        action={
          <button className="btn btn--line btn--s" type="button" onClick={() => void refetch()}>
            {t('wizard.again')}
          </button>
        }
      >
        {t('landlord.statistics.failed')}
      </Notice>
    );
  return (
    <div className="stack stack--24" aria-busy={!data}>
      <dl className="facts stats">
        {counted.map((name) => (
          <div key={name}>
            <dt>{t(`landlord.statistics.${name}`)}</dt>
            <dd className="num">{data ? format.number(data[name]) : '–'}</dd>
          </div>
        ))}
      </dl>
      {data && <ViewsPlot days={data.views_by_day} />}
    </div>
  );
}
