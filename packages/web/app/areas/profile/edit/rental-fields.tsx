import { maxBioLength } from '@heima/domain/accounts/endpoints.ts';
import { listCountries } from '@heima/domain/countries/endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { employmentStatusIds } from '@heima/domain/reference/employment-statuses.ts';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Segments } from '#features/listing/fields/segments.tsx';
import { endpointQuery } from '#platform/api/queries.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { Section } from '#ui/section.tsx';
import { LanguagesField } from './languages-field.tsx';
import { PetsField } from './pets-field.tsx';
import type { Answer, useProfileForm } from './use-profile-form.ts';

/** R140. */
const bioRows = 6;

interface RentalFieldsProps {
  form: ReturnType<typeof useProfileForm>['rental'];
  profile: OwnProfile;
  onSubmit: (event: FormEvent) => void;
}

/** What a landlord wants to know of a tenant. */
export function RentalFields({ form, profile, onSubmit }: RentalFieldsProps) {
  const { t } = useTexts();
  const { data: countries = [] } = useQuery(endpointQuery(listCountries, { query: {} }));
  const answers: { value: Answer; label: string }[] = [
    { value: 'no', label: t('profile.answers.no') },
    { value: 'yes', label: t('profile.answers.yes') },
    { value: '', label: t('profile.answers.unsaid') },
  ];
  const segments = (name: 'is_smoking' | 'has_clean_criminal_record') => {
    const { id, value, onChange, error } = form.field(name);
    return { id, value, onChange, error, choices: answers };
  };
  return (
    <Section bar id="rental" title={t('profile.sections.rental')}>
      <form {...form.formProps} onSubmit={onSubmit} className="card__pad stack stack--24">
        <FormProblems
          form={form}
          names={{
            bio: t('profile.facts.bio'),
            occupation_tag: t('profile.facts.occupation'),
            nationality_id: t('profile.facts.nationality'),
            spoken_language_ids: t('profile.facts.languages'),
          }}
        />
        <div id="bio">
          <TextAreaField
            {...form.field('bio')}
            label={t('profile.facts.bio')}
            help={t('profile.bioHelp')}
            rows={bioRows}
            maxLength={maxBioLength}
          />
        </div>
        <div id="occupation">
          <SelectField
            {...form.field('occupation_tag')}
            label={t('profile.facts.occupation')}
            placeholder={t('profile.answers.unsaid')}
            options={employmentStatusIds.map((id) => ({
              value: id,
              label: t(`reference.labels.employmentStatus.${id}`),
            }))}
          />
        </div>
        <div id="nationality">
          <ChoiceField
            {...form.field('nationality_id')}
            label={t('profile.facts.nationality')}
            placeholder={t('profile.answers.unsaid')}
            listLabel={t('profile.countries.label')}
            found={(count) => t('profile.countries.found', { count })}
            options={countries.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div id="languages">
          <LanguagesField {...form.field('spoken_language_ids')} known={profile.spoken_languages} />
        </div>
        <Segments {...segments('is_smoking')} legend={t('profile.facts.smoking')} />
        <div id="record">
          <Segments
            {...segments('has_clean_criminal_record')}
            legend={t('profile.facts.record')}
            help={t('profile.recordHelp')}
          />
        </div>
        <PetsField {...form.field('pets')} />
      </form>
    </Section>
  );
}
