import { languages } from '@heima/domain/shared/language.ts';
import { getTranslationTag, type TranslationTag } from '@heima/domain/translations/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { endpointQuery } from '#platform/api/queries.ts';
import { ErrorScreen } from '#platform/errors/error-screen.tsx';
import { UnsavedChanges } from '#platform/forms/unsaved-changes.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './text.module.css';
import { type Save, TextForm } from './text-form.tsx';

export const textQuery = (tag: string) => endpointQuery(getTranslationTag, { params: { tag } });

/** One text in the three languages beside each other, each form with what it needs (V210). */
export function TextPage() {
  const { t } = useTexts();
  const { tag = '' } = useParams();
  const { data, error } = useQuery(textQuery(tag));
  if (error && !data) return <ErrorScreen error={error} />;
  return (
    <Page
      head={<PageHead title={`${t('staffScreens.texts.title')}: ${tag}`} path="/man/translations" hidden />}
      title={<span className={styles.tag}>{data?.tag ?? tag}</span>}
      lead={t('staffScreens.text.lead')}
      crumbs={
        <Crumbs
          label={t('staffScreens.texts.title')}
          above={[{ to: '/man/translations', title: t('staffScreens.texts.title') }]}
          here={data?.tag ?? tag}
        />
      }
      state={data ? undefined : <Skeleton height={240} />}
    >
      {data && <Languages languages={data.languages} />}
    </Page>
  );
}

function Languages({ languages: all }: Pick<TranslationTag, 'languages'>) {
  const unsaved = useRef(new Map<string, Save>());
  const [isUnsaved, setIsUnsaved] = useState(false);
  const onUnsaved = useCallback((id: string, save: Save | undefined) => {
    if (save) unsaved.current.set(id, save);
    else unsaved.current.delete(id);
    setIsUnsaved(unsaved.current.size > 0);
  }, []);
  const saveAll = async () => {
    for (const save of [...unsaved.current.values()]) if (!(await save())) return false;
    return true;
  };
  return (
    <div className={styles.languages}>
      <UnsavedChanges when={isUnsaved} onSave={saveAll} />
      {all.map(({ lang, forms }) => (
        <Section key={lang} title={languages.find(({ code }) => code === lang)!.name}>
          <div className="stack stack--24">
            {forms.map((form) => (
              <TextForm key={form.id} lang={lang} of={form} onUnsaved={onUnsaved} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  );
}
