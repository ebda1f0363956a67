import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { type Language, languages, languageTag } from '@heima/domain/shared/language.ts';
import type { listTranslationTags } from '@heima/domain/translations/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ListPages } from '#areas/staff/list-pages.tsx';
import { SearchBar } from '#areas/staff/search-bar.tsx';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { pageSize, readTexts, textsQuery } from './texts-query.ts';

type Text = CallResult<typeof listTranslationTags>['items'][number];

/** The texts of the product in one language beside another (V210); each leads to its page, where it is edited. */
export function TextsScreen() {
  const { t, format } = useTexts();
  const [params] = useSearchParams();
  const { search, to, from, isChanged, page } = readTexts(params);
  const { data, error, refetch } = useQuery({ ...textsQuery(params), placeholderData: keepPreviousData });
  return (
    <Page
      head={<PageHead title={t('staffScreens.texts.title')} path="/man/translations" hidden />}
      title={t('staffScreens.texts.title')}
      lead={t('staffScreens.texts.lead')}
    >
      <div className="stack stack--24">
        <SearchBar
          label={t('staffScreens.texts.search')}
          value={search}
          filter={{ name: 'changed', label: t('staffScreens.texts.onlyChanged'), checked: isChanged }}
        >
          <LanguageField name="from" value={from} />
          <LanguageField name="to" value={to} />
        </SearchBar>
        <p role="status" className="small muted">
          {data && t('staffScreens.texts.found', { count: data.count, number: format.number(data.count) })}
        </p>
        <TextTable
          rows={data?.items}
          problem={
            error && (
              <LoadProblem
                title={t('staffScreens.texts.failed')}
                error={error}
                onAgain={() => void refetch()}
              />
            )
          }
        />
        <ListPages page={page} count={data?.count} pageSize={pageSize} />
      </div>
    </Page>
  );
}

function LanguageField({ name, value }: { name: 'from' | 'to'; value: Language }) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Field id={id} label={t(`staffScreens.texts.${name}`)}>
      <Select id={id} name={name} defaultValue={value} key={value}>
        {languages.map(({ code, name: own }) => (
          <option key={code} value={code}>
            {own}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface TextTableProps {
  rows: readonly Text[] | undefined;
  problem: React.ReactNode;
}

function TextTable({ rows, problem }: TextTableProps) {
  const { t, language } = useTexts();
  const [params] = useSearchParams();
  const { to, from } = readTexts(params);
  return (
    <DataTable<Text>
      label={t('staffScreens.texts.title')}
      locale={languageTag(language)}
      sortLabel={t('shell.orderBy')}
      rows={rows}
      rowKey={({ id }) => id}
      problem={problem}
      empty={
        <EmptyState
          framed
          sign="search"
          title={t('staffScreens.texts.none')}
          text={t('staffScreens.texts.noneText')}
          actions={<LinkButton to="/man/translations">{t('staffScreens.texts.all')}</LinkButton>}
        />
      }
      columns={[
        {
          id: 'tag',
          title: t('staffScreens.texts.tag'),
          cell: ({ tag, is_changed }) => (
            <span className="row row--wrap">
              <Link to={`/man/translations/${encodeURIComponent(tag)}`}>{tag}</Link>
              {is_changed && <StateBadge tone="info">{t('staffScreens.texts.changed')}</StateBadge>}
            </span>
          ),
        },
        {
          id: 'source',
          title: nameOf(from),
          cell: ({ source }) => <span lang={languageTag(from)}>{source}</span>,
        },
        { id: 'text', title: nameOf(to), cell: ({ text }) => <span lang={languageTag(to)}>{text}</span> },
      ]}
    />
  );
}

const nameOf = (code: Language): string => languages.find((one) => one.code === code)!.name;
