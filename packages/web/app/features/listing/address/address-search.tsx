import { IconFileSearch, IconMapPin, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Combobox, type ComboboxItem } from '#ui/fields/combobox.tsx';
import { Notice } from '#ui/notice.tsx';
import { type AddressOption, useAddressOptions } from './address-options.ts';

interface AddressSearchProps {
  id: string;
  /** An address of the register was chosen. */
  onAddress: (address: AddressOption) => void;
  /** A property number was typed instead. */
  onProperty: (number: string) => void;
}

interface Found extends ComboboxItem {
  choose: () => void;
}

/**
 * Finds the home in the register as one types (V088). Where nothing is found it suggests the property number (R313);
 * where the register does not answer, to try again (R262).
 */
export function AddressSearch({ id, onAddress, onProperty }: AddressSearchProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const { options, property, status, again } = useAddressOptions(text);
  const items: Found[] = [
    ...(property
      ? [
          {
            key: property.number,
            text: property.shown,
            title: t('wizardScreens.address.property', { number: property.shown }),
            more: t('wizardScreens.address.propertyHelp'),
            icon: IconFileSearch,
            choose: () => onProperty(property.number),
          },
        ]
      : []),
    ...options.map((option) => ({
      key: option.id,
      text: option.title,
      more: option.property_count
        ? t('wizardScreens.address.properties', { count: option.property_count })
        : undefined,
      icon: IconMapPin,
      choose: () => onAddress(option),
    })),
  ];
  return (
    <Combobox
      id={id}
      label={t('wizardScreens.address.search')}
      help={t('wizardScreens.address.help')}
      icon={IconSearch}
      placeholder={t('wizardScreens.address.placeholder')}
      maxLength={120}
      items={items}
      onText={setText}
      onChoose={(item) => item?.choose()}
      listLabel={t('wizardScreens.address.found')}
      found={t('wizardScreens.address.count', { count: items.length })}
    >
      {status === 'none' && <Notice tone="warning">{t('wizardScreens.address.none')}</Notice>}
      {status === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={again}>
              {t('wizardScreens.again')}
            </Button>
          }
        >
          {t('wizardScreens.address.failed')}
        </Notice>
      )}
    </Combobox>
  );
}
