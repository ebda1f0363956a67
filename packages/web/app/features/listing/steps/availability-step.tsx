import { durationCodes } from '@heima/domain/listings/listing-codes.ts';
import { isHome, shortestNotice } from '@heima/domain/listings/premises.ts';
import { dayFault } from '@heima/domain/shared/written-date.ts';
import { useState } from 'react';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import styles from '#features/listing/fields/choice-cards.module.css';
import { ChoiceCards } from '#features/listing/fields/choice-cards.tsx';
import { Segments } from '#features/listing/fields/segments.tsx';
import { TallyField } from '#features/listing/fields/tally-field.tsx';
import { LawHint } from '#features/listing/law-hint.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldHelp } from '#ui/fields/field.tsx';

/** From when and for how long (V095, V075, R280–R283). */
export function AvailabilityStep() {
  const { t } = useTexts();
  const { values } = useDraftForm();
  const duration = useDraftField('duration');
  return (
    <div className="stack stack--32">
      <AvailableFrom />
      <ChoiceCards
        {...duration}
        legend={t('wizardScreens.fields.duration')}
        choices={durationCodes.map((value) => ({
          value,
          label: t(`wizardScreens.duration.${value}.name`),
          help: t(`wizardScreens.duration.${value}.help`),
        }))}
        wide
      />
      <FieldHelp>{t(`wizardScreens.availability.why.${values.duration}`)}</FieldHelp>
      {values.duration === 'fixed-term' ? <FixedTerm /> : <NoticePeriod />}
    </div>
  );
}

function AvailableFrom() {
  const { t, language } = useTexts();
  const today = useToday();
  const { values, set } = useDraftForm();
  const from = useDraftField('available_from');
  // A day that is typed is not judged before the field is left; one that is picked is.
  const [isTyped, setIsTyped] = useState(false);
  const isLater = from.value !== null || values['answer.later'];
  const isPast = !isTyped && from.value !== null && from.value < today;
  return (
    <div className="stack stack--12">
      <Segments
        id={`${from.id}-when`}
        legend={t('wizardScreens.fields.available')}
        choices={[
          { value: 'now', label: t('wizardScreens.availability.now') },
          { value: 'later', label: t('wizardScreens.availability.later') },
        ]}
        value={isLater ? 'later' : 'now'}
        onChange={(when) =>
          set(when === 'later' ? { 'answer.later': true } : { 'answer.later': false, available_from: null })
        }
      />
      {isLater && (
        <div className={styles.shortFields}>
          <DateField
            {...from}
            onChange={(day) => {
              setIsTyped(document.activeElement?.id === from.id);
              set({ 'answer.later': true, available_from: day });
            }}
            onLeave={() => setIsTyped(false)}
            error={isPast ? t('listings.missing.availableFromPast') : from.error}
            label={t('wizardScreens.fields.availableFrom')}
            placeholder={t('wizardScreens.availability.placeholder')}
            pick={t('wizardScreens.availability.pick')}
            wrong={(typed) => t(dayFault(typed))}
            language={language}
            min={today}
          />
        </div>
      )}
    </div>
  );
}

function FixedTerm() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const least = useDraftField('contract_min_months');
  const most = useDraftField('contract_max_months');
  const renewable = useDraftField('renewable');
  return (
    <div className="stack stack--24">
      <div>
        <TallyField
          {...least}
          label={t('wizardScreens.fields.minMonths')}
          max={600}
          min={1}
          less={t('wizardScreens.availability.fewerMin')}
          more={t('wizardScreens.availability.moreMin')}
          onChange={(months) =>
            set({
              contract_min_months: months,
              ...(months > values.contract_max_months ? { contract_max_months: months } : {}),
            })
          }
        />
        <TallyField
          {...most}
          error={values.contract_min_months > most.value ? t('listings.missing.contractMonths') : most.error}
          label={t('wizardScreens.fields.maxMonths')}
          max={600}
          min={1}
          less={t('wizardScreens.availability.fewerMax')}
          more={t('wizardScreens.availability.moreMax')}
        />
      </div>
      <Segments
        id={renewable.id}
        legend={t('wizardScreens.fields.renewable')}
        choices={[
          { value: 'no', label: t('wizardScreens.no') },
          { value: 'yes', label: t('wizardScreens.yes') },
        ]}
        value={values.renewable ? 'yes' : 'no'}
        onChange={(answer) => set({ renewable: answer === 'yes' })}
        error={renewable.error}
      />
      <LawHint rule={values.contract_max_months <= 12 ? 'firstYear' : 'fixedTerm'} />
    </div>
  );
}

/** No shorter notice than the law has for what is let can be chosen; one that stands from before has its cure beside it. */
function NoticePeriod() {
  const { t } = useTexts();
  const today = useToday();
  const { values, set } = useDraftForm();
  const term = useDraftField('contract_termination_term');
  const least = shortestNotice(values, today);
  const isShort = least !== undefined && term.value < least.months;
  const error = isShort
    ? t('listings.missing.noticeTooShort', { count: least.months, article: least.article })
    : term.error;
  return (
    <div className="stack stack--12">
      <div>
        <TallyField
          {...term}
          error={error}
          label={t('wizardScreens.fields.notice')}
          help={t('wizardScreens.availability.months')}
          min={least?.months ?? 0}
          max={60}
          less={t('wizardScreens.availability.shorterNotice')}
          more={t('wizardScreens.availability.longerNotice')}
        />
      </div>
      {isShort && (
        <div>
          <Button size="small" onClick={() => set({ contract_termination_term: least.months })}>
            {t('wizardScreens.availability.setNotice', { count: least.months })}
          </Button>
        </div>
      )}
      {isHome(values) && <LawHint rule="notice" />}
    </div>
  );
}
