import { isRoomInSharedHome } from '@heima/domain/listings/sex-limit.ts';
import { petTypes } from '@heima/domain/reference/pet-types.ts';
import { sexLimits } from '@heima/domain/reference/sex-limits.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import { petIcons } from '#entities/listing/pet-icons.ts';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { ChipChoices } from '#features/listing/fields/chip-choices.tsx';
import { Segments } from '#features/listing/fields/segments.tsx';
import { TallyField } from '#features/listing/fields/tally-field.tsx';
import { LawHint } from '#features/listing/law-hint.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';

type Answer = 'no' | 'yes';

/** What the house asks of those who live in it (V094, V083, R274–R277). */
export function RulesStep() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const smoking = useDraftField('rules.smoking');
  const people = useDraftField('rules.max_people');
  return (
    <div className="stack stack--24">
      <Segments<Answer>
        id={smoking.id}
        legend={t('wizardScreens.fields.smoking')}
        choices={yesNo(t)}
        value={values['rules.smoking'] ? 'yes' : 'no'}
        onChange={(answer) => set({ 'rules.smoking': answer === 'yes' })}
        error={smoking.error}
      />
      <PetsField />
      <div>
        <TallyField
          {...people}
          label={t('wizardScreens.fields.people')}
          help={t('wizardScreens.rules.peopleHelp')}
          max={100}
          zero={t('wizardScreens.rules.noLimit')}
          less={t('wizardScreens.rules.fewerPeople')}
          more={t('wizardScreens.rules.morePeople')}
        />
      </div>
      <SexLimitField />
    </div>
  );
}

const yesNo = (t: Translate) => [
  { value: 'no' as const, label: t('wizardScreens.no') },
  { value: 'yes' as const, label: t('wizardScreens.yes') },
];

function PetsField() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const pets = useDraftField('rules.allowed_pet');
  const yes = pets.value.length > 0 || values['answer.pets'];
  return (
    <div className="stack stack--12">
      <Segments<Answer>
        id={`${pets.id}-any`}
        legend={t('wizardScreens.fields.pets')}
        choices={yesNo(t)}
        value={yes ? 'yes' : 'no'}
        onChange={(answer) =>
          set(answer === 'yes' ? { 'answer.pets': true } : { 'answer.pets': false, 'rules.allowed_pet': [] })
        }
      />
      {yes && (
        <>
          <ChipChoices
            {...pets}
            // Whoever takes the last one away has not said that none is allowed.
            onChange={(chosen) => set({ 'answer.pets': true, 'rules.allowed_pet': chosen })}
            legend={t('wizardScreens.rules.whichPets')}
            choices={petTypes.map(({ id }) => ({
              value: id,
              label: t(`wizardScreens.pets.${id}`),
              icon: petIcons[id],
            }))}
          />
          {pets.value.some((pet) => pet === 'cat' || pet === 'dog') && <LawHint rule="pets" />}
        </>
      )}
    </div>
  );
}

/** A limit to one sex is lawful only for a room in a shared home, and with its reason (R237, G31). */
function SexLimitField() {
  const { t } = useTexts();
  const { values } = useDraftForm();
  const limit = useDraftField('rules.sex_allowed');
  const reason = useDraftField('rules.sex_limitation_reason');
  const may = isRoomInSharedHome(values);
  // A limit set before the home became a whole one stays in sight, so that it can be taken away.
  if (!may && limit.value === 0) return null;
  return (
    <div className="stack stack--12">
      <Segments
        {...limit}
        legend={t('wizardScreens.fields.sexLimit')}
        choices={sexLimits
          .filter(({ id }) => may || id === 0 || id === limit.value)
          .map(({ id }) => ({ value: id, label: t(`reference.labels.sexLimit.${id}`) }))}
        error={may ? limit.error : t('listings.missing.sexLimit')}
      />
      <LawHint rule="sexLimit" />
      {limit.value !== 0 && may && (
        <TextAreaField
          {...reason}
          label={t('wizardScreens.fields.sexReason')}
          help={t('wizardScreens.rules.sexReasonHelp')}
          rows={3}
          maxLength={300}
        />
      )}
    </div>
  );
}
