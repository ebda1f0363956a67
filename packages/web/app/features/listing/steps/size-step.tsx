import { readSize, sizeFault } from '@heima/domain/listings/size.ts';
import { kitchenOptions } from '@heima/domain/reference/kitchen-options.ts';
import { UnitField } from '#entities/listing/unit-field.tsx';
import { useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import styles from '#features/listing/fields/choice-cards.module.css';
import { Segments } from '#features/listing/fields/segments.tsx';
import tallyStyles from '#features/listing/fields/tally-field.module.css';
import { TallyField } from '#features/listing/fields/tally-field.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { classNames } from '#ui/class-names.ts';
import { Switch } from '#ui/fields/switch.tsx';

const counted = ['bedrooms', 'bathrooms', 'rooms'] as const;

/** How large the home is (V091, V081). */
export function SizeStep() {
  return (
    <div className="stack stack--24">
      <SizeField />
      <div>
        {counted.map((name) => (
          <CountField key={name} name={name} />
        ))}
      </div>
      <KitchenField />
    </div>
  );
}

function SizeField() {
  const { t } = useTexts();
  const field = useDraftField('size');
  return (
    <div className={styles.shortFields}>
      <UnitField
        {...field}
        label={t('wizardScreens.fields.size')}
        help={t('wizardScreens.size.help')}
        wrong={(text) => (readSize(text) === undefined ? t(sizeFault(text)) : undefined)}
        inputMode="decimal"
        unit="m²"
      />
    </div>
  );
}

function CountField({ name }: { name: (typeof counted)[number] }) {
  const { t } = useTexts();
  const field = useDraftField(name);
  return (
    <TallyField
      {...field}
      label={t(`wizardScreens.fields.${name}`)}
      help={name === 'rooms' ? t('wizardScreens.size.roomsHelp') : undefined}
      optional={name === 'rooms' ? t('shell.form.optional') : undefined}
      max={50}
      less={t(`wizardScreens.size.less.${name}`)}
      more={t(`wizardScreens.size.more.${name}`)}
    />
  );
}

/** Whether there is a kitchen, and whether it is one's own (R235). */
function KitchenField() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const { id, error } = useDraftField('kitchen');
  const { present, kitchen_shared: shared } = values.kitchen;
  return (
    <div className="stack stack--12">
      <label className={classNames(tallyStyles.row, 'medium')} htmlFor={id}>
        {t('wizardScreens.fields.kitchen')}
        <Switch
          id={id}
          checked={present ?? false}
          onChange={({ target }) =>
            set({
              kitchen: { present: target.checked, kitchen_shared: target.checked ? (shared ?? 1) : null },
            })
          }
        />
      </label>
      {present && (
        <Segments
          id={`${id}-shared`}
          legend={t('wizardScreens.fields.kitchenShared')}
          choices={kitchenOptions.map(({ id: value }) => ({
            value,
            label: t(`reference.labels.kitchenOption.${value}`),
          }))}
          value={shared}
          error={error}
          onChange={(kitchen_shared) => set({ kitchen: { present: true, kitchen_shared } })}
        />
      )}
    </div>
  );
}
