import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/input.tsx';

const usual = [1, 2, 3, 4, 5, 6, 9, 12, 18, 24, 36, 60];

/** How long a home is wanted for; a length of an address that is not in the list stands in it too. */
export function LengthOfLet({ months }: { months: number | undefined }) {
  const { t } = useTexts();
  const lengths =
    months === undefined || usual.includes(months) ? usual : [...usual, months].sort((a, b) => a - b);
  return (
    <Field id="months" look="quiet" label={t('searchScreen.filters.months')}>
      <Select id="months" name="months" defaultValue={months ?? ''}>
        <option value="">{t('searchScreen.months.any')}</option>
        {lengths.map((count) => (
          <option key={count} value={count}>
            {t('searchScreen.months.of', { count })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
