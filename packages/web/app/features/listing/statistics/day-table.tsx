import { languageTag } from '@heima/domain/shared/language.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { DataTable } from '#ui/data-table.tsx';

/** The views of each day as numbers. */
export function DayTable({ days }: { days: readonly { date: string; views: number }[] }) {
  const { t, format, language } = useTexts();
  return (
    <DataTable
      label={t('landlordScreens.statistics.byDay')}
      locale={languageTag(language)}
      sortLabel={t('shell.orderBy')}
      rows={days}
      rowKey={({ date }) => date}
      columns={[
        {
          id: 'day',
          title: t('landlordScreens.statistics.day'),
          sortBy: ({ date }) => date,
          cell: ({ date }) => format.date(date),
        },
        {
          id: 'views',
          title: t('landlordScreens.statistics.views'),
          isNumber: true,
          sortBy: ({ views }) => views,
          cell: ({ views }) => format.number(views),
        },
      ]}
    />
  );
}
