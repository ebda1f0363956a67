import { depositLimit } from '@heima/domain/listings/calculate-costs.ts';
import { depositKinds } from '@heima/domain/listings/listing-codes.ts';
import { moneyFromWire } from '@heima/domain/listings/money-on-wire.ts';
import { isLodging } from '@heima/domain/listings/premises.ts';
import { currencyOf, depositMonthsLimit } from '@heima/domain/listings/price.ts';
import { type InsuranceType, insuranceTypeIds } from '@heima/domain/reference/insurance-types.ts';
import { writtenAmount } from '@heima/domain/shared/money.ts';
import { AmountField } from '#entities/listing/amount-field.tsx';
import { typedAmount } from '#entities/listing/typed-amount.ts';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { draftPreview } from '#features/listing/draft/draft-preview.ts';
import { ChipChoices } from '#features/listing/fields/chip-choices.tsx';
import choiceCardsStyles from '#features/listing/fields/choice-cards.module.css';
import { Segments } from '#features/listing/fields/segments.tsx';
import { LawHint } from '#features/listing/law-hint.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Notice } from '#ui/notice.tsx';
import pricingStepStyles from './pricing-step.module.css';

const months = Array.from({ length: depositMonthsLimit }, (_, index) => index + 1);

/** How high the deposit is: none, months of rent, or an amount (R238, R288); its kind is chosen in the contract. */
export function DepositFields() {
  const { t, format } = useTexts();
  const { listing, values } = useDraftForm();
  const kind = useDraftField('security_deposit');
  const { costs } = draftPreview(listing, values);
  return (
    <>
      <Segments
        {...kind}
        legend={<span className="sr">{t('wizardScreens.pricing.deposit')}</span>}
        choices={depositKinds.map((value) => ({
          value,
          label: t(`wizardScreens.pricing.depositKinds.${value}`),
        }))}
      />
      {kind.value === 'months' && (
        <div className={pricingStepStyles.deposit}>
          <MonthsField />
          {costs.deposit !== null && (
            <p>
              = <b className="strong num">{format.money(costs.deposit, costs.currency)}</b>
            </p>
          )}
        </div>
      )}
      {kind.value === 'custom' && <CustomAmount />}
      {kind.value !== 'none' && <Insurances />}
      {kind.value !== 'none' && <LawHint rule="deposit" />}
    </>
  );
}

/** Which securities the landlord takes; the one that counts is named in the contract (R397). */
function Insurances() {
  const { t } = useTexts();
  const field = useDraftField('insurance_types');
  return (
    <ChipChoices<InsuranceType>
      id={field.id}
      legend={t('wizardScreens.fields.insuranceTypes')}
      choices={insuranceTypeIds.map((value) => ({
        value,
        label: t(`reference.labels.insuranceType.${value}`),
      }))}
      value={field.value as InsuranceType[]}
      onChange={(chosen) => field.onChange(insuranceTypeIds.filter((id) => chosen.includes(id)))}
      error={field.error}
    />
  );
}

function MonthsField() {
  const { t } = useTexts();
  const { set } = useDraftForm();
  const field = useDraftField('insurance_months');
  return (
    <SelectField
      {...field}
      label={t('wizardScreens.fields.depositMonths')}
      value={String(field.value ?? '')}
      onChange={(text) => set({ insurance_months: Number(text) })}
      options={months.map((count) => ({
        value: String(count),
        label: t('wizardScreens.pricing.months', { count }),
      }))}
    />
  );
}

/** An amount above the lawful limit is reported at once, with the cure beside it. */
function CustomAmount() {
  const { t, format, language } = useTexts();
  const { listing, values, set } = useDraftForm();
  const field = useDraftField('insurance_amount');
  const facts = draftPreview(listing, values);
  const currency = currencyOf(values.currency_id);
  const minor = depositLimit(moneyFromWire(facts));
  const limit = minor === null ? null : writtenAmount(minor, currency);
  const isHigh =
    limit !== null && facts.insurance_amount !== null && facts.insurance_amount > limit && !isLodging(values);
  const most = limit === null ? '' : format.money(limit, currency);
  return (
    <>
      <div className={choiceCardsStyles.shortFields}>
        <AmountField
          {...field}
          label={t('wizardScreens.fields.depositAmount')}
          currency={values.currency_id}
        />
      </div>
      {isHigh && (
        <Notice
          tone="danger"
          role="status"
          action={
            <Button
              size="small"
              onClick={() => set({ insurance_amount: typedAmount(limit, currency, language) })}
            >
              {t('wizardScreens.pricing.setLimit', { amount: most })}
            </Button>
          }
        >
          {t('wizardScreens.pricing.depositTooHigh', { amount: most })}
        </Notice>
      )}
    </>
  );
}
