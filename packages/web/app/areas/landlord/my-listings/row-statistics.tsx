import { getStatistics } from '@heima/domain/listing-interest/endpoints.ts';
import { IconEye, IconHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './my-listings.module.css';

/** Views and likes in brief; without them the row is still whole. */
export function RowStatistics({ id }: { id: string }) {
  const { t, format } = useTexts();
  const { data } = useQuery(endpointQuery(getStatistics, { params: { id } }));
  return (
    <p className={classNames(styles.statistics, 'small muted')}>
      {data && (
        <>
          <span>
            <Icon of={IconEye} size={16} />
            <span className="sr">{t('landlordScreens.row.views', { count: data.views })}</span>
            <span aria-hidden="true">{format.number(data.views)}</span>
          </span>
          <span>
            <Icon of={IconHeart} size={16} />
            <span className="sr">{t('landlordScreens.row.likes', { count: data.likes })}</span>
            <span aria-hidden="true">{format.number(data.likes)}</span>
          </span>
        </>
      )}
    </p>
  );
}
