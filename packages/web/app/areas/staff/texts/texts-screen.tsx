import type { CallResult } from '@heima/domain/shared/endpoint.ts';
import { type Language, languages, languageTag } from '@heima/domain/shared/language.ts';
import type { listTranslationTags } from '@heima/domain/translations/endpoints.ts';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SearchBar } from '#areas/staff/search-bar.tsx';
import { StaffList } from '#areas/staff/staff-list.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './texts.module.css';
import { pageSize, readTexts, textsQuery } from './texts-query.ts';

type Text = CallResult<typeof listTranslationTags>['items'][number];

/** The texts of the product in one language beside another (V210); each leads to its page, where it is edited. */
export function TextsScreen() {
  const { t } = useTexts();
  const [params] = useSearchParams();
  const { search, to, from, isChanged, page } = readTexts(params);
  return (
    <StaffList<Text>
      texts="texts"
      path="/man/translations"
      query={textsQuery(params)}
      page={page}
      pageSize={pageSize}
      all={t('staffScreens.texts.all')}
      filter={
        <SearchBar
          label={t('staffScreens.texts.search')}
          value={search}
          filter={{ name: 'changed', label: t('staffScreens.texts.onlyChanged'), checked: isChanged }}
        >
          <LanguageField name="from" value={from} />
          <LanguageField name="to" value={to} />
        </SearchBar>
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
          cell: ({ source }) => (
            <span lang={languageTag(from)} className={styles.excerpt}>
              {source}
            </span>
          ),
        },
        {
          id: 'text',
          title: nameOf(to),
          cell: ({ text }) => (
            <span lang={languageTag(to)} className={styles.excerpt}>
              {text}
            </span>
          ),
        },
      ]}
    />
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

const nameOf = (code: Language): string => languages.find((one) => one.code === code)!.name;
