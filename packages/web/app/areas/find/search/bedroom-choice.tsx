import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Chips } from '#ui/chip.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import type { PanelFieldsProps } from './panel-fields.ts';

const least = [0, 1, 2, 3, 4, 5] as const;

/** At least so many bedrooms. The exact range is among all filters. */
export function BedroomChoice({ search: { min_bedrooms, max_bedrooms } }: PanelFieldsProps) {
  const { t } = useTexts();
  return (
    <fieldset>
      <legend className="sr">{t('searchScreen.filters.bedrooms')}</legend>
      <Chips>
        {least.map((number) => (
          <ChoiceChip
            key={number}
            type="radio"
            name="min_bedrooms"
            value={number === 0 ? '' : number}
            defaultChecked={(min_bedrooms ?? 0) === number}
          >
            {number === 0
              ? t('searchScreen.bedrooms.any')
              : t('searchScreen.bedrooms.atLeast', { count: number })}
          </ChoiceChip>
        ))}
      </Chips>
      {max_bedrooms !== undefined && <input type="hidden" name="max_bedrooms" value={max_bedrooms} />}
    </fieldset>
  );
}
