import { describeFilter } from '@heima/domain/alerts/describe-filter.ts';
import { saveSearch } from '@heima/domain/alerts/endpoints.form.ts';
import { changeSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import type { NamedPlace } from '@heima/domain/alerts/filter-places.ts';
import {
  type AlertFrequency,
  maxSearchNameLength,
  nameOfFilter,
  savedFilterOf,
} from '@heima/domain/alerts/saved-search.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import type { SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ChoiceCard } from '#ui/fields/check.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { showToast } from '#ui/toasts.ts';
import { FrequencyChoice } from './frequency-choice.tsx';
import { changeSearches, savedSearchesQuery, withSearch } from './saved-searches.ts';
import { openedSearch } from './search-notes.ts';
import { VerifyNotice } from './verify-notice.tsx';

interface SaveSearchDialogProps {
  search: SearchAddress;
  places: readonly NamedPlace[];
  onClose: () => void;
}

/** Gives a search a name and says how often e-mails come; or puts its filter in the place of the one it came from. */
export function SaveSearchDialog({ search, places, onClose }: SaveSearchDialogProps) {
  const { t, language } = useTexts();
  const { data } = useQuery(savedSearchesQuery());
  const [opened] = useState(() => openedSearch.get());
  const origin = data?.items.find(({ id }) => id === opened);
  const [instead, setInstead] = useState(false);
  const filter = savedFilterOf(search);
  const words = describeFilter(filter, places, { translate: t, language });

  const keep = (saved: SavedSearch, text: string, more?: string) => {
    changeSearches((held) => withSearch(held, saved));
    showToast({ tone: 'success', text, more });
    onClose();
  };
  const form = useEndpointForm(saveSearch, {
    initial: { name: nameOfFilter(words), frequency: 'daily' as AlertFrequency },
    toArgs: ({ name, frequency }) => ({ body: { name, filter, frequency } }),
    onDone: (saved) => keep(saved, t('alerts.save.done'), t('alerts.save.doneMore')),
    // The place stands in the filter, which is no field of the form: shown once, above it.
    onRefusal: ({ body }) => (body.code === 'alerts.unknownPlace' ? body.detail : undefined),
  });
  const change = useEndpointCall(changeSavedSearch, {
    onDone: (saved) => keep(saved, t('alerts.save.updated', { name: saved.name })),
  });

  return (
    <Dialog title={t('alerts.save.title')} closeLabel={t('shell.close')} onClose={onClose} sheet>
      <form
        {...form.formProps}
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (instead && origin) void change.run({ params: { id: origin.id }, body: { filter } });
          else void form.submit();
        }}
      >
        <p className="muted">{t('alerts.save.lead')}</p>
        {(instead || form.values.name !== nameOfFilter(words)) && <p className="medium">{joined(words)}</p>}
        {data?.can_be_told === false && <VerifyNotice />}
        <FormProblems form={form} />
        {change.refusal && (
          <Notice tone="danger" role="alert">
            {change.refusal}
          </Notice>
        )}
        {origin && <OriginChoice name={origin.name} instead={instead} onChange={setInstead} />}
        {!(instead && origin) && (
          <>
            <TextField
              {...form.field('name')}
              label={t('alerts.save.name')}
              maxLength={maxSearchNameLength}
              autoComplete="off"
              first
            />
            <FrequencyChoice {...form.field('frequency')} />
          </>
        )}
        <SubmitButton form={{ sending: form.sending || change.sending }}>
          {t('alerts.save.submit')}
        </SubmitButton>
      </form>
    </Dialog>
  );
}

interface OriginChoiceProps {
  name: string;
  instead: boolean;
  onChange: (instead: boolean) => void;
}

/** Whether the filter is a search of its own or the new filter of the one that was opened. */
function OriginChoice({ name, instead, onChange }: OriginChoiceProps) {
  const { t } = useTexts();
  const group = useId();
  return (
    <FieldGroup legend={t('alerts.save.which')}>
      {[false, true].map((value) => (
        <ChoiceCard
          key={String(value)}
          name={group}
          title={value ? t('alerts.save.instead', { name }) : t('alerts.save.asNew')}
          checked={instead === value}
          onChange={() => onChange(value)}
        />
      ))}
    </FieldGroup>
  );
}
