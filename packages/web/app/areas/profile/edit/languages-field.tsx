import { listLanguages } from '@heima/domain/countries/endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { endpointQuery } from '#platform/api/queries.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import type { Bound } from '#ui/fields/field.tsx';
import { ChosenField } from './chosen-field.tsx';

const loadDialog = async () => (await import('./languages-dialog.tsx')).LanguagesDialog;

interface LanguagesFieldProps extends Bound<string[]> {
  /** Names of the languages that the profile has already. */
  known: OwnProfile['spoken_languages'];
}

/** The languages that a person speaks, chosen in a dialog (V053). */
export function LanguagesField({ id, value, onChange, error, known }: LanguagesFieldProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  // The dialog's own list: whatever was chosen there has its name there.
  const { data } = useQuery({ ...endpointQuery(listLanguages, { query: {} }), enabled: open });
  const close = useCallback(() => setOpen(false), []);
  const LanguagesDialog = useLazyPart(loadDialog, open, close);
  const nameOf = (language: string) =>
    known.find((one) => one.id === language)?.name ??
    data?.find((one) => one.id === language)?.translated_name ??
    language;
  return (
    <ChosenField
      id={id}
      legend={t('profileScreens.facts.languages')}
      error={error}
      chosen={value.map((language) => ({ value: language, label: nameOf(language) }))}
      none={t('profileScreens.languages.none')}
      open={t('profileScreens.languages.choose')}
      onOpen={() => setOpen(true)}
      onRemove={(language) => onChange(value.filter((one) => one !== language))}
    >
      {open && LanguagesDialog && (
        <LanguagesDialog
          value={value}
          onClose={close}
          onChosen={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </ChosenField>
  );
}
