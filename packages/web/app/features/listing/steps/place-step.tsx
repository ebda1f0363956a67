import { listPostalCodes } from '@heima/domain/regions/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AddressOption } from '#features/listing/address/address-options.ts';
import addressSearchStyles from '#features/listing/address/address-search.module.css';
import { AddressSearch } from '#features/listing/address/address-search.tsx';
import { findPoint } from '#features/listing/address/find-point.ts';
import {
  type Property,
  PropertyField,
  usePropertyLookup,
} from '#features/listing/address/property-field.tsx';
import { UnitChoice } from '#features/listing/address/unit-choice.tsx';
import { fieldId, useDraftField, useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { type DraftValues, typedSize } from '#features/listing/draft/draft-values.ts';
import choiceCardsStyles from '#features/listing/fields/choice-cards.module.css';
import { endpointQuery } from '#platform/api/queries.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { FieldHelp } from '#ui/fields/field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Notice } from '#ui/notice.tsx';

interface PlaceStepProps {
  /** The map with its pin; areas hand it in, because it is fetched only where it is shown. */
  map: (pin: {
    point: DraftValues['location'];
    onMove: (point: { lat: number; lng: number }) => void;
  }) => ReactNode;
  onSignIn?: (() => void) | undefined;
}

/** Where the home is (V088, V080): found in the register, mended by hand, set on the map. */
export function PlaceStep({ map, onSignIn }: PlaceStepProps) {
  const { t, language } = useTexts();
  const { values, set } = useDraftForm();
  const [unit, setUnit] = useState<string>();
  const take = ({ size, apartment_number }: Pick<Property['units'][number], 'size' | 'apartment_number'>) =>
    set({
      ...(size === null ? {} : { size: typedSize(size, language) }),
      ...(apartment_number === null ? {} : { 'address.apartment_number': apartment_number }),
    });
  const lookup = usePropertyLookup((property) => {
    setUnit(undefined);
    set(placeOf(property, property.fastanr));
    const [only, ...others] = property.units;
    if (only && others.length === 0) take(only);
    else if (property.size !== null && property.units.length === 0)
      set({ size: typedSize(property.size, language) });
  });
  const onProperty = (number: string) => {
    set({ 'address.fastanr': number });
    if (!onSignIn) void lookup.lookUp(number);
  };
  return (
    <div className="stack stack--24">
      <AddressSearch
        id={fieldId('address.street_name').concat('-search')}
        onAddress={(address) => {
          set(placeOf(address));
          if (!address.location)
            void findPoint(address.title).then((location) => location && set({ location }));
        }}
        onProperty={onProperty}
      />
      <div className={addressSearchStyles.address}>
        <TextField
          {...useDraftField('address.street_name')}
          label={t('wizardScreens.fields.street')}
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          {...useDraftField('address.street_number')}
          label={t('wizardScreens.fields.number')}
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...useDraftField('address.apartment_number')}
          label={t('wizardScreens.fields.apartment')}
          optional={t('shell.form.optional')}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <PostalCodeField />
      <PropertyField lookup={lookup} onSignIn={onSignIn} />
      {lookup.found && (
        <>
          <Notice tone="success" role="status">
            {t('wizardScreens.address.foundProperty', { address: lookup.found.address })}
          </Notice>
          <UnitChoice
            id={fieldId('address.apartment_number').concat('-unit')}
            property={lookup.found}
            chosen={unit}
            onChoose={(chosen) => {
              setUnit(chosen.marking);
              take(chosen);
            }}
          />
        </>
      )}
      <section className="stack stack--8" id={fieldId('location')} tabIndex={-1}>
        <div className="row between row--wrap">
          <h2 className={addressSearchStyles.pinTitle}>{t('wizardScreens.fields.location')}</h2>
          <FindOnMap />
        </div>
        <div className={addressSearchStyles.map}>
          {map({ point: values.location, onMove: (location) => set({ location }) })}
        </div>
        <FieldHelp>
          {t(values.location ? 'wizardScreens.address.pinHelp' : 'wizardScreens.address.noPin')}
        </FieldHelp>
      </section>
    </div>
  );
}

/** The fields of a place that was chosen from the register. What it does not know stays as it was. */
function placeOf(
  found: Pick<AddressOption, 'street_name' | 'street_number' | 'postal_code' | 'location'> | Property,
  fastanr?: string,
): Partial<DraftValues> {
  return {
    ...(found.street_name ? { 'address.street_name': found.street_name } : {}),
    'address.street_number': found.street_number ?? '',
    ...(found.postal_code ? { 'address.postal_code': found.postal_code } : {}),
    ...(found.location ? { location: found.location } : {}),
    ...(fastanr ? { 'address.fastanr': fastanr } : {}),
  };
}

/** The postal code is chosen from a list (R310); its messages come from the server (R311). */
function PostalCodeField() {
  const { t } = useTexts();
  const { data } = useQuery({
    ...endpointQuery(listPostalCodes, { query: {} }),
    staleTime: 'static',
  });
  const field = useDraftField('address.postal_code');
  const options = (data ?? []).map(({ code, name, label }) => ({
    value: code,
    label: label ? `${name} (${label})` : name,
  }));
  // Until the list is there the chosen code stands alone, so that the field never looks empty.
  const known = options.some(({ value }) => value === field.value);
  return (
    <div className={choiceCardsStyles.shortFields}>
      <SelectField
        {...field}
        label={t('wizardScreens.fields.postalCode')}
        placeholder={t('wizardScreens.fields.choosePostalCode')}
        autoComplete="off"
        options={known || !field.value ? options : [{ value: field.value, label: field.value }, ...options]}
      />
    </div>
  );
}

/** Sets the pin by the address that was typed. */
function FindOnMap() {
  const { t } = useTexts();
  const { values, set } = useDraftForm();
  const [fault, setFault] = useState(false);
  const street = values['address.street_name'].trim();
  if (!street) return null;
  const query = [`${street} ${values['address.street_number']}`.trim(), values['address.postal_code']]
    .filter(Boolean)
    .join(', ');
  const find = async () => {
    const location = await findPoint(query);
    setFault(!location);
    if (location) set({ location });
  };
  return (
    <span className="row row--wrap">
      {fault && (
        <span className="small muted" role="status">
          {t('wizardScreens.address.notOnMap')}
        </span>
      )}
      <Button variant="quiet" size="small" onClick={() => void find()}>
        {t('wizardScreens.address.findOnMap')}
      </Button>
    </span>
  );
}
