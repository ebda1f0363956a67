import { addPhone } from '@heima/domain/contacts/endpoints.form.ts';
import { homeCallingCode, icelandicDigits, maxDigits } from '@heima/domain/contacts/phone-number.ts';
import { homeCountry } from '@heima/domain/countries/countries.ts';
import { listCountryCodes } from '@heima/domain/countries/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '#platform/api/queries.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './contact.module.css';

interface AddPhoneProps {
  userId: string;
  onAdded?: (phone: { id: string }) => void;
}

/**
 * Adds a phone number of any country that codes are sent to; Iceland stands first (R151 to R153, V040). Of another
 * country it is said as soon as it is chosen that its numbers cannot be verified.
 */
export function AddPhone({ userId, onAdded }: AddPhoneProps) {
  const { t } = useTexts();
  const { data: countries = [] } = useQuery(endpointQuery(listCountryCodes, { query: {} }));
  const callingCodeOf = (iso: string) => countries.find(({ id }) => id === iso)?.code ?? homeCallingCode;
  const isServed = (iso: string) => countries.find(({ id }) => id === iso)?.receives_sms ?? true;
  const form = useEndpointForm(addPhone, {
    initial: { country: homeCountry as string, number: '' },
    toArgs: ({ country, number }) => ({
      params: { id: userId },
      body: { country_code: { code: callingCodeOf(country) }, number },
    }),
    alsoWrong: ({ country }) =>
      isServed(country)
        ? []
        : [{ field: 'country', key: 'auth.contact.countryNotServed' as const, params: {} }],
    fieldNames: { country_code: 'country', 'country_code.code': 'country' },
    onDone: (phone) => {
      form.set('number', '');
      onAdded?.(phone);
    },
  });
  const { country } = form.values;
  const callingCode = callingCodeOf(country);
  return (
    <form className="stack stack--12" {...form.formProps}>
      <FormProblems form={form} />
      <div className={classNames(styles.add, styles.withCountry)}>
        <SelectField
          {...form.field('country')}
          label={t('auth.contact.country')}
          autoComplete="tel-country-code"
          options={
            countries.length > 0
              ? countries.map(({ id, country: name, code }) => ({ value: id, label: `${name} (${code})` }))
              : [{ value: homeCountry, label: homeCallingCode }]
          }
        />
        <PhoneField
          {...form.field('number')}
          label={t('auth.contact.newPhone')}
          callingCode={callingCode}
          digits={callingCode === homeCallingCode ? icelandicDigits : maxDigits}
          first
        />
        <SubmitButton form={form} variant="line" size="field" className={styles.button}>
          {t('auth.contact.add')}
        </SubmitButton>
      </div>
      {!isServed(country) && !form.errors.country && (
        <Notice tone="warning" role="status">
          {t('auth.contact.countryNotServed')}
        </Notice>
      )}
    </form>
  );
}
