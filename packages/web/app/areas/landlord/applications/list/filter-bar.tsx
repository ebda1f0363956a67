import { applicationCategories } from '@heima/domain/reference/application-categories.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { HomeField } from '#entities/listing/home-field.tsx';
import { useLetHomes } from '#entities/listing/own-homes.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Chips } from '#ui/chip.tsx';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { Count } from '#ui/count.tsx';
import { FieldGroup } from '#ui/fields/field-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import {
  addressUnfiltered,
  addressWith,
  flagNames,
  isFiltered,
  orderNames,
  orders,
  readFilter,
} from './application-filter.ts';
import styles from './applications.module.css';

/** What the landlord sorts applications by; the address holds all of it (R206 to R210, C16). */
export function FilterBar() {
  const { t } = useTexts();
  const id = useId();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { listing, category, order, flags, group } = readFilter(params);
  // On a phone they would push the applications out of sight.
  const [isOpen, setIsOpen] = useState(false);
  const chosen = flags.length + Number(Boolean(listing)) + Number(Boolean(category));
  // Back shows the filters that were there before.
  const choose = (name: string, value: string | undefined) =>
    void navigate(addressWith(params, name, value || undefined), { preventScrollReset: true });
  return (
    <section className={styles.filter} aria-label={t('applicationsScreen.landlord.filter.label')}>
      <Button
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={`${id}-filters`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon of={IconAdjustmentsHorizontal} />
        {t('applicationsScreen.landlord.filter.open')}
        {chosen > 0 && <Count>{chosen}</Count>}
      </Button>
      <div id={`${id}-filters`} className={styles.filters} data-open={isOpen || undefined}>
        <div className={styles.selects}>
          <HomeField
            id={`${id}-listing`}
            name="listing"
            label={t('applicationsScreen.landlord.filter.listing')}
            value={listing ?? ''}
            onChange={(value) => choose('listing', value)}
            useHomes={useLetHomes}
            all={t('applicationsScreen.landlord.filter.allListings')}
          />
          <SelectField
            id={`${id}-category`}
            name="category"
            label={t('applicationsScreen.landlord.filter.category')}
            value={category ?? ''}
            onChange={(value) => choose('category', value)}
            options={[
              { value: '', label: t('applicationsScreen.landlord.filter.allCategories') },
              ...applicationCategories.map((one) => ({
                value: one,
                label: t(labelKey('applicationCategory', one)),
              })),
            ]}
          />
          <SelectField
            id={`${id}-order`}
            name="order"
            label={t('shell.orderBy')}
            value={order}
            onChange={(value) => choose('order', value === '-created_at' ? undefined : value)}
            options={orders.map((one) => ({
              value: one,
              label: t(`applicationsScreen.landlord.orders.${orderNames[one]}`),
            }))}
          />
        </div>
        <FieldGroup
          legend={t('applicationsScreen.landlord.filter.only')}
          help={t('applicationsScreen.landlord.filter.starMeaning')}
        >
          <Chips>
            {flagNames.map((name) => (
              <ChoiceChip
                key={name}
                type="checkbox"
                ticked
                name={name}
                value="true"
                checked={flags.includes(name)}
                onChange={({ target }) => choose(name, target.checked ? 'true' : undefined)}
              >
                {t(`applicationsScreen.landlord.flags.${name}`)}
              </ChoiceChip>
            ))}
            {isFiltered(params) && (
              <LinkButton variant="quiet" size="row" to={addressUnfiltered(group)} preventScrollReset>
                {t('applicationsScreen.landlord.filter.clear')}
              </LinkButton>
            )}
          </Chips>
        </FieldGroup>
      </div>
    </section>
  );
}
