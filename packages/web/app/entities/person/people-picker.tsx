import { searchProfiles } from '@heima/domain/profiles/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePaused } from '#platform/use-paused.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { TagChip } from '#ui/tag-chip.tsx';

/** People whom the viewer deals with, found by name, e-mail or phone; without words those last dealt with (G36). */
const peopleQuery = (words: string) =>
  endpointQuery(searchProfiles, { query: { page_size: 20, ...(words && { search: words }) } });

/** Somebody to choose. */
export interface Pickable {
  id: string;
  full_name: string;
}

interface PeoplePickerProps {
  chosen: readonly Pickable[];
  onChange: (chosen: Pickable[]) => void;
  /** Who is there already. */
  except?: readonly string[];
  error?: string | undefined;
}

/** Chooses people whom one deals with, found by name, e-mail or phone (V248, G36). */
export function PeoplePicker({ chosen, onChange, except = [], error }: PeoplePickerProps) {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState('');
  const words = usePaused(text.trim());
  const found = useQuery(peopleQuery(words));
  const taken = new Set([...except, ...chosen.map((person) => person.id)]);
  const people = (found.data?.items ?? []).filter((person) => !taken.has(person.id));
  return (
    <div className="stack stack--8">
      <Combobox
        id={id}
        label={t('person.picker.search')}
        error={error}
        items={people.map((person) => ({ key: person.id, text: person.full_name }))}
        clears
        closes
        first
        onText={setText}
        onChoose={(item) => {
          const person = people.find(({ id: one }) => one === item?.key);
          if (person) onChange([...chosen, person]);
        }}
        listLabel={t('person.picker.list')}
        found={t('person.picker.found', { count: people.length })}
        maxLength={100}
      >
        {found.isError && <span role="alert">{t('person.picker.failed')}</span>}
        {found.data && people.length === 0 && words === text.trim() && (
          <span className="small muted">{t('person.picker.none')}</span>
        )}
      </Combobox>
      {chosen.length > 0 && (
        <ul className="row row--wrap" aria-label={t('person.picker.chosen')}>
          {chosen.map((person) => (
            <li key={person.id}>
              <TagChip
                removeLabel={t('person.picker.remove', { name: person.full_name })}
                onRemove={() => onChange(chosen.filter(({ id: one }) => one !== person.id))}
              >
                {person.full_name}
              </TagChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
