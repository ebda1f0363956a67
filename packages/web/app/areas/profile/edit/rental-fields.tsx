import { listCountries } from '@heima/domain/countries/endpoints.ts';
import { maxBioLength } from '@heima/domain/people/bio.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { employmentStatusIds } from '@heima/domain/reference/employment-statuses.ts';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Segments } from '#features/listing/fields/segments.tsx';
import { endpointQuery } from '#platform/api/queries.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CardBody } from '#ui/card.tsx';
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
    { value: 'no', label: t('profileScreens.answers.no') },
    { value: 'yes', label: t('profileScreens.answers.yes') },
    { value: '', label: t('profileScreens.answers.unsaid') },
  ];
  const segments = (name: 'is_smoking' | 'has_clean_criminal_record') => {
    const { id, value, onChange, error } = form.field(name);
    return { id, value, onChange, error, choices: answers };
  };
  return (
    <Section bar id="rental" title={t('profileScreens.sections.rental')}>
      <CardBody as="form" {...form.formProps} onSubmit={onSubmit} className="stack stack--24">
        <FormProblems
          form={form}
          names={{
            bio: t('profileScreens.facts.bio'),
            occupation_tag: t('profileScreens.facts.occupation'),
            nationality_id: t('profileScreens.facts.nationality'),
            spoken_language_ids: t('profileScreens.facts.languages'),
          }}
        />
        <div id="bio">
          <TextAreaField
            {...form.field('bio')}
            label={t('profileScreens.facts.bio')}
            help={t('profileScreens.bioHelp')}
            rows={bioRows}
            maxLength={maxBioLength}
          />
        </div>
        <div id="occupation">
          <SelectField
            {...form.field('occupation_tag')}
            label={t('profileScreens.facts.occupation')}
            placeholder={t('profileScreens.answers.unsaid')}
            options={employmentStatusIds.map((id) => ({
              value: id,
              label: t(`reference.labels.employmentStatus.${id}`),
            }))}
          />
        </div>
        <div id="nationality">
          <ChoiceField
            {...form.field('nationality_id')}
            label={t('profileScreens.facts.nationality')}
            placeholder={t('profileScreens.answers.unsaid')}
            listLabel={t('profileScreens.countries.label')}
            found={(count) => t('profileScreens.countries.found', { count })}
            options={countries.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
        <div id="languages">
          <LanguagesField {...form.field('spoken_language_ids')} known={profile.spoken_languages} />
        </div>
        <Segments {...segments('is_smoking')} legend={t('profileScreens.facts.smoking')} />
        <div id="record">
          <Segments
            {...segments('has_clean_criminal_record')}
            legend={t('profileScreens.facts.record')}
            help={t('profileScreens.recordHelp')}
          />
        </div>
        <PetsField {...form.field('pets')} />
      </CardBody>
    </Section>
  );
}
