import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import { type CurrencyId, currencyOf } from '@heima/domain/listings/price.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { priceTypes } from '@heima/domain/reference/price-types.ts';
import { currencies } from '@heima/domain/shared/money.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import type { ReactNode } from 'react';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import type { DraftValues } from '#features/listing/draft/draft-values.ts';
import { AmountField } from '#features/listing/fields/amount-field.tsx';
import { MarketRent } from '#features/listing/market-rent.tsx';
import { MeantRent } from '#features/listing/meant-rent.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { DepositFields } from './deposit-fields.tsx';
import styles from './pricing-step.module.css';
import { UtilityRows } from './utility-rows.tsx';

interface PricingStepProps {
  /** What stands under the rent on a phone: how the card looks now. */
  peek?: ReactNode;
}

/** What it costs to live here (V096, V074, R284–R288). */
export function PricingStep({ peek }: PricingStepProps) {
  const { t } = useTexts();
  return (
    <div className={styles.pricing}>
      <section className="stack">
        <RentFields />
        <MarketRent />
        {peek}
      </section>
      <section className="stack">
        <div className="stack stack--4">
          <h2>{t('wizardScreens.pricing.included')}</h2>
          <p className="muted">{t('wizardScreens.pricing.includedLead')}</p>
        </div>
        <UtilityRows />
      </section>
      <section className="stack">
        <div className="stack stack--4">
          <h2>{t('wizardScreens.pricing.deposit')}</h2>
          <p className="muted">{t('wizardScreens.pricing.depositLead')}</p>
        </div>
        <DepositFields />
      </section>
    </div>
  );
}

/** The rent, what it is for and in which currency. */
export function RentFields() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const price = useDraftField('price');
  const priceType = useDraftField('price_type');
  const currency = useDraftField('currency_id');
  return (
    <>
      <AmountField
        {...price}
        size="large"
        label={t(keyFromData(`wizardScreens.pricing.label.${values.price_type}`))}
        currency={values.currency_id}
        per={t(labelKey('priceType', values.price_type))}
      />
      <MeantRent
        typed={values.price}
        currency={currencyOf(values.currency_id)}
        priceType={values.price_type}
        isHome={values.listing_type === null || values.listing_type === 'residential'}
        onTake={(amount) => set({ price: amount })}
      />
      <div className={styles.rentMore}>
        <SelectField
          {...priceType}
          label={t('wizardScreens.fields.priceType')}
          value={String(priceType.value)}
          onChange={(id) => set({ price_type: Number(id) })}
          options={priceTypes.map(({ id }) => ({
            value: String(id),
            label: t(`reference.labels.priceType.${id}`),
          }))}
        />
        <SelectField
          {...currency}
          label={t('wizardScreens.fields.currency')}
          value={String(currency.value)}
          onChange={(id) => set(inCurrency(values, Number(id) as CurrencyId))}
          options={currencies.map(({ id, quote }) => ({
            value: String(id),
            label: t(`reference.labels.currency.${quote}`),
          }))}
        />
      </div>
    </>
  );
}

/** Everything is in one currency: the amounts beside the rent go along with it. */
const inCurrency = (values: DraftValues, currency_id: CurrencyId): Partial<DraftValues> => ({
  currency_id,
  ...Object.fromEntries(
    houseUtilityCodes.map((code) => [`utility.${code}`, { ...values[`utility.${code}`], currency_id }]),
  ),
});
