import { listLanguages } from '@heima/domain/countries/endpoints.ts';
import { fold } from '@heima/domain/places/fold.ts';
import { maxSpokenLanguages } from '@heima/domain/profiles/profile-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '#areas/profile/profile.module.css';
import { endpointQuery } from '#platform/api/queries.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Check } from '#ui/fields/check.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PickerDialog } from './picker-dialog.tsx';

interface LanguagesDialogProps {
  value: readonly string[];
  onClose: () => void;
  onChosen: (next: string[]) => void;
}

/** Chooses spoken languages, each by its own name and by that in the page's language; 400 px wide (V053, R018). */
export function LanguagesDialog({ value, onClose, onChosen }: LanguagesDialogProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(endpointQuery(listLanguages, { query: {} }));
  const [chosen, setChosen] = useState<readonly string[]>(value);
  const [search, setSearch] = useState('');
  const wanted = fold(search.trim());
  const shown = (data ?? []).filter(
    (language) =>
      fold(language.native_name).includes(wanted) || fold(language.translated_name).includes(wanted),
  );
  const isFull = chosen.length >= maxSpokenLanguages;
  return (
    <PickerDialog
      title={t('profileScreens.languages.title')}
      done={
        chosen.length > 0
          ? t('profileScreens.languages.done', { count: chosen.length })
          : t('profileScreens.languages.doneNone')
      }
      onDone={() => onChosen([...chosen])}
      onClose={onClose}
    >
      <div className="stack stack--12">
        <TextField
          id="languages-search"
          name="search"
          value={search}
          onChange={setSearch}
          label={t('profileScreens.languages.search')}
          type="search"
          autoComplete="off"
          first
        />
        {error && !data && (
          <LoadProblem title={t('profileScreens.failed')} error={error} onAgain={() => void refetch()} />
        )}
        <p className="sr" role="status">
          {data ? t('profileScreens.languages.found', { count: shown.length }) : ''}
        </p>
        <ul className={styles.languages}>
          {shown.map(({ id, native_name: native, translated_name: name }) => (
            <li key={id}>
              <Check
                inList
                checked={chosen.includes(id)}
                disabled={isFull && !chosen.includes(id)}
                onChange={({ target }) =>
                  setChosen((held) => (target.checked ? [...held, id] : held.filter((one) => one !== id)))
                }
              >
                <span lang={id}>{native}</span>
                {native !== name && <span className="muted"> {name}</span>}
              </Check>
            </li>
          ))}
        </ul>
        {data && shown.length === 0 && <p className="muted">{t('profileScreens.languages.nothing')}</p>}
      </div>
    </PickerDialog>
  );
}
