import { priceInUnit } from '@heima/domain/exchange-rates/price-unit.ts';
import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import type { CurrencyId } from '@heima/domain/listings/price.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { priceTypes } from '@heima/domain/reference/price-types.ts';
import { currencies, writtenAmount } from '@heima/domain/shared/money.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { type ReactNode, useState } from 'react';
import { AmountField } from '#entities/listing/amount-field.tsx';
import { RentDoubtNotice } from '#entities/listing/rent-doubt-notice.tsx';
import { typedAmount } from '#entities/listing/typed-amount.ts';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import type { DraftValues } from '#features/listing/draft/draft-values.ts';
import { typedRent } from '#features/listing/draft/typed-rent.ts';
import { MarketRent } from '#features/listing/market-rent.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Notice } from '#ui/notice.tsx';
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
  /** What the price was for before that was changed; the same figure is another rent then. */
  const [before, setBefore] = useState<number>();
  const setPrice = (amount: string) => {
    setBefore(undefined);
    set({ price: amount });
  };
  return (
    <>
      <AmountField
        {...price}
        onChange={setPrice}
        size="large"
        label={t(keyFromData(`wizardScreens.pricing.label.${values.price_type}`))}
        currency={values.currency_id}
        per={t(labelKey('priceType', values.price_type))}
      />
      {before !== undefined && before !== values.price_type && (
        <SameFigure values={values} before={before} onTake={setPrice} />
      )}
      <RentDoubtNotice
        rent={typedRent(values)}
        confirmed={values['answer.rent']}
        onTake={setPrice}
        onConfirm={(mark) => set({ 'answer.rent': mark })}
      />
      <div className={styles.rentMore}>
        <SelectField
          {...priceType}
          label={t('wizardScreens.fields.priceType')}
          value={String(priceType.value)}
          onChange={(id) => {
            setBefore(before ?? values.price_type);
            set({ price_type: Number(id) });
          }}
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

interface SameFigureProps {
  values: DraftValues;
  before: number;
  onTake: (amount: string) => void;
}

/** Says that a figure which stayed is another rent in another unit, and offers the figure that comes to the same. */
function SameFigure({ values, before, onTake }: SameFigureProps) {
  const { t, format, language } = useTexts();
  const rent = typedRent(values);
  if (!rent) return null;
  const { price, currency, price_type: to, size } = rent;
  const moved = priceInUnit({ price, from: before, to, size });
  const money = (minor: number) => format.money(writtenAmount(minor, currency), currency);
  const per = t(labelKey('priceType', to));
  return (
    <Notice
      tone="info"
      role="status"
      title={t('wizardScreens.pricing.sameFigure')}
      action={
        moved !== undefined && (
          <Button
            size="small"
            onClick={() => onTake(typedAmount(writtenAmount(moved, currency), currency, language))}
          >
            {t('listings.doubt.change', { amount: `${money(moved)} ${per}` })}
          </Button>
        )
      }
    >
      {t('wizardScreens.pricing.sameFigureText', {
        amount: money(price),
        before: t(labelKey('priceType', before)),
        per,
      })}
    </Notice>
  );
}

/**
 * Everything is in one currency: the rent and the amounts beside it go along as they were typed. A rent that stays is
 * sent with its currency, since its figure says something else now.
 */
const inCurrency = (values: DraftValues, currency_id: CurrencyId): Partial<DraftValues> => ({
  currency_id,
  ...(values.price.trim() && { price: values.price }),
  ...(values.insurance_amount.trim() && { insurance_amount: values.insurance_amount }),
  ...Object.fromEntries(
    houseUtilityCodes.map((code) => [`utility.${code}`, { ...values[`utility.${code}`], currency_id }]),
  ),
});
