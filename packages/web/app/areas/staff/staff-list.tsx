import { languageTag } from '@heima/domain/shared/language.ts';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ListPages } from '#platform/list-pages.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { DataTable, type DataTableProps } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';

interface Found<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  items: Row[];
}

interface StaffListProps<Row> {
  /** Its texts: title, lead, found, failed, none, noneText. */
  texts: 'users' | 'texts' | 'publishes';
  path: string;
  /** What narrows the list; the address holds it. */
  filter: ReactNode;
  query: UseQueryOptions<Found<Row>>;
  page: number;
  pageSize: number;
  columns: DataTableProps<Row>['columns'];
  /** The text of the way from an empty list to the whole one. */
  all?: string;
}

/** A list of the back office: what narrows it, how much was found, its table and its pages. */
export function StaffList<Row extends { id: string }>(props: StaffListProps<Row>) {
  const { texts, path, filter, query, page, pageSize, columns, all } = props;
  const { t, format, language } = useTexts();
  const { data, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const title = t(`staffScreens.${texts}.title`);
  return (
    <Page
      head={<PageHead title={title} path={path} hidden />}
      title={title}
      lead={t(`staffScreens.${texts}.lead`)}
    >
      <div className="stack stack--24">
        {filter}
        <p role="status" className="small muted">
          {data && t(`staffScreens.${texts}.found`, { count: data.count, number: format.number(data.count) })}
        </p>
        <DataTable<Row>
          label={title}
          locale={languageTag(language)}
          sortLabel={t('shell.orderBy')}
          rows={data?.items}
          rowKey={({ id }) => id}
          problem={
            error && (
              <LoadProblem
                title={t(`staffScreens.${texts}.failed`)}
                error={error}
                onAgain={() => void refetch()}
              />
            )
          }
          empty={
            <EmptyState
              framed
              sign="search"
              title={t(`staffScreens.${texts}.none`)}
              text={t(`staffScreens.${texts}.noneText`)}
              actions={all && <LinkButton to={path}>{all}</LinkButton>}
            />
          }
          columns={columns}
        />
        <ListPages page={page} count={data?.count} pageSize={pageSize} />
      </div>
    </Page>
  );
}
