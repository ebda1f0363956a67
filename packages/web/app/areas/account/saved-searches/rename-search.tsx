import { changeSavedSearch } from '@heima/domain/alerts/endpoints.form.ts';
import { maxSearchNameLength } from '@heima/domain/alerts/saved-search.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { useEffect } from 'react';
import { changeSearches, withSearch } from '#features/alerts/saved-searches.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './saved-searches.module.css';

/** Renames a search where its name stands. Escape keeps the old name. */
export function RenameSearch({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTexts();
  const form = useEndpointForm(changeSavedSearch, {
    initial: { name: search.name },
    versioned: { version: search.version, valuesOf: ({ name }) => ({ name }) },
    toArgs: ({ name }) => ({ params: { id: search.id }, body: { name } }),
    onDone: (changed) => {
      changeSearches((held) => withSearch(held, changed));
      onDone();
    },
  });
  const field = form.field('name');
  useEffect(() => {
    const input = document.getElementById(field.id);
    if (input instanceof HTMLInputElement) {
      input.focus();
      input.select();
    }
  }, [field.id]);
  return (
    <form
      {...form.formProps}
      className={styles.rename}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onDone();
      }}
    >
      <FormProblems form={form} />
      <TextField
        {...field}
        label={t('alerts.save.name')}
        maxLength={maxSearchNameLength}
        autoComplete="off"
      />
      <div className="row">
        <SubmitButton form={form} variant="primary" size="small">
          {t('alerts.page.keepName')}
        </SubmitButton>
        <Button variant="quiet" size="small" onClick={onDone}>
          {t('alerts.page.keepOldName')}
        </Button>
      </div>
    </form>
  );
}
