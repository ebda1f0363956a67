import { type HouseUtility, houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import { IconBolt, IconBuildingCommunity, IconFlame, IconWifi } from '@tabler/icons-react';
import { AmountField } from '#entities/listing/amount-field.tsx';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import type { DraftValues, UtilityValue } from '#features/listing/draft/draft-values.ts';
import { Segments } from '#features/listing/fields/segments.tsx';
import { LawHint } from '#features/listing/law-hint.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/fields/field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './pricing-step.module.css';

const icons = {
  heating: IconFlame,
  electricity: IconBolt,
  house_fund: IconBuildingCommunity,
  internet: IconWifi,
} as const satisfies Record<HouseUtility, unknown>;

/** What is measured in the home itself, and read when its tenants change. */
const metered: readonly HouseUtility[] = ['heating', 'electricity'];

/**
 * Who pays what where nothing else is agreed: the tenant electricity and heating, the owner the house fund (Rent Act art.
 * 23). Of the internet the law says nothing; tenants mostly have their own.
 */
const usualPayer: Readonly<Record<HouseUtility, 'included' | 'tenant'>> = {
  heating: 'tenant',
  electricity: 'tenant',
  house_fund: 'included',
  internet: 'tenant',
};

/** What is in the rent and what the tenant pays beside it (R239, R278, R279). */
export function UtilityRows() {
  return (
    <div>
      {houseUtilityCodes.map((code) => (
        <UtilityRow key={code} code={code} />
      ))}
      <FillUsual />
      <div className={styles.utilityLaw}>
        <LawHint rule="utilities" />
      </div>
    </div>
  );
}

/** Fills in what has not been said yet. */
function FillUsual() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const unsaid = houseUtilityCodes.filter((code) => {
    const { included, paid_by_tenant } = values[`utility.${code}`];
    return !included && !paid_by_tenant;
  });
  if (unsaid.length === 0) return null;
  const fill = () => {
    const filled: Partial<Record<`utility.${HouseUtility}`, UtilityValue>> = {};
    for (const code of unsaid)
      filled[`utility.${code}`] = {
        ...values[`utility.${code}`],
        included: usualPayer[code] === 'included',
        paid_by_tenant: usualPayer[code] === 'tenant',
      };
    set(filled as Partial<DraftValues>);
  };
  return (
    <Button size="small" onClick={fill}>
      {t('wizardScreens.pricing.fillUsual')}
    </Button>
  );
}

function UtilityRow({ code }: { code: HouseUtility }) {
  const { t } = useTexts();
  const { id, value, onChange, error } = useDraftField(`utility.${code}`);
  const name = t(`reference.labels.houseUtility.${code}`);
  const who = value.included ? 'included' : value.paid_by_tenant ? 'tenant' : null;
  return (
    <div className={styles.utility}>
      <span className={classNames(styles.utilityName, 'row')}>
        <Icon of={icons[code]} />
        <b className="medium">{name}</b>
      </span>
      <Segments
        id={id}
        legend={name}
        inRow
        choices={[
          { value: 'included', label: t('wizardScreens.pricing.isIncluded') },
          { value: 'tenant', label: t('wizardScreens.pricing.tenantPays') },
        ]}
        value={who}
        onChange={(next) =>
          onChange({ ...value, included: next === 'included', paid_by_tenant: next === 'tenant' })
        }
      />
      {who === 'tenant' && (
        <AmountField
          id={`${id}-amount`}
          name={`${id}-amount`}
          label={t('wizardScreens.pricing.amountOf', { name })}
          hidesLabel
          value={value.monthly_amount}
          onChange={(monthly_amount) => onChange({ ...value, monthly_amount })}
          currency={value.currency_id}
          error={error}
          per={t('wizardScreens.pricing.perMonth')}
        />
      )}
      {who === 'tenant' && metered.includes(code) && (
        <div className={styles.meter}>
          {(['meter_number', 'meter_value'] as const).map((part) => (
            <TextField
              key={part}
              id={`${id}-${part}`}
              name={`${id}-${part}`}
              label={t(`wizardScreens.pricing.${part}`)}
              optional={t('shell.form.optional')}
              maxLength={40}
              autoComplete="off"
              value={value[part] ?? ''}
              onChange={(typed) => onChange({ ...value, [part]: typed })}
            />
          ))}
        </div>
      )}
      {error && who !== 'tenant' && (
        <FieldError id={id} className={styles.utilityError}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
