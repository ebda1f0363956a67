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
            title: t('wizard.address.property', { number: property.shown }),
            more: t('wizard.address.propertyHelp'),
            icon: IconFileSearch,
            choose: () => onProperty(property.number),
          },
        ]
      : []),
    ...options.map((option) => ({
      key: option.id,
      text: option.title,
      more: option.property_count
        ? t('wizard.address.properties', { count: option.property_count })
        : undefined,
      icon: IconMapPin,
      choose: () => onAddress(option),
    })),
  ];
  return (
    <Combobox
      id={id}
      label={t('wizard.address.search')}
      help={t('wizard.address.help')}
      icon={IconSearch}
      placeholder={t('wizard.address.placeholder')}
      maxLength={120}
      items={items}
      onText={setText}
      onChoose={(item) => item?.choose()}
      listLabel={t('wizard.address.found')}
      found={t('wizard.address.count', { count: items.length })}
    >
      {status === 'none' && <Notice tone="warning">{t('wizard.address.none')}</Notice>}
      {status === 'failed' && (
        <Notice
          tone="danger"
          action={
            <Button size="small" onClick={again}>
              {t('wizard.again')}
            </Button>
          }
        >
          {t('wizard.address.failed')}
        </Notice>
      )}
    </Combobox>
  );
}
