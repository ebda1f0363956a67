import { IconFileSearch, IconMapPin, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { type AddressOption, useAddressOptions } from './address-options.ts';
import styles from './address-search.module.css';

interface AddressSearchProps {
  id: string;
  /** An address of the register was chosen. */
  onAddress: (address: AddressOption) => void;
  /** A property number was typed instead. */
  onProperty: (number: string) => void;
}

interface Row {
  key: string;
  title: string;
  more: string | undefined;
  icon: typeof IconMapPin;
  pick: () => void;
}

/**
 * Finds the home in the register as one types (V088), after the combobox pattern of WAI-ARIA. Where nothing is found it
 * suggests the property number (R313); where the register does not answer, to try again (R262).
 */
export function AddressSearch({ id, onAddress, onProperty }: AddressSearchProps) {
  const { t } = useTexts();
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const { options, property, status, again } = useAddressOptions(text);
  const close = () => {
    setIsOpen(false);
    setAt(-1);
  };
  const pick = (title: string, act: () => void) => () => {
    setText(title);
    close();
    act();
  };
  const rows: Row[] = [
    ...(property
      ? [
          {
            key: property.number,
            title: t('wizard.address.property', { number: property.shown }),
            more: t('wizard.address.propertyHelp'),
            icon: IconFileSearch,
            pick: pick(property.shown, () => onProperty(property.number)),
          },
        ]
      : []),
    ...options.map((option) => ({
      key: option.id,
      title: option.title,
      more: option.property_count
        ? t('wizard.address.properties', { count: option.property_count })
        : undefined,
      icon: IconMapPin,
      pick: pick(option.title, () => onAddress(option)),
    })),
  ];
  const shows = isOpen && rows.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (rows.length > 0)
        setAt((now) => (now < 0 && step < 0 ? rows.length - 1 : (now + step + rows.length) % rows.length));
    } else if (event.key === 'Escape' && shows) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      // Enter chooses; it must not send the step along with a half-typed address.
      event.preventDefault();
      (rows[at] ?? (rows.length === 1 ? rows[0] : undefined))?.pick();
    }
  };
  return (
    <div className={classNames(styles.adr, 'field')}>
      <label htmlFor={id}>{t('wizard.address.search')}</label>
      <div className="affix">
        <span>
          <Icon of={IconSearch} />
        </span>
        <input
          className="input"
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('wizard.address.placeholder')}
          maxLength={120}
          value={text}
          aria-autocomplete="list"
          aria-expanded={shows}
          aria-controls={shows ? listId : undefined}
          aria-activedescendant={shows && at >= 0 ? `${listId}-${at}` : undefined}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            setText(target.value);
            setAt(-1);
            setIsOpen(true);
          }}
          onClick={() => setIsOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
      </div>
      {shows && (
        <div
          className={classNames(styles.adrList, 'float')}
          role="listbox"
          id={listId}
          aria-label={t('wizard.address.found')}
        >
          {rows.map((row, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are answered by the field, which keeps the focus.
            // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are never focused themselves.
            <div
              key={row.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === at}
              // Pressing must not take the focus from the field, which would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={row.pick}
            >
              <Icon of={row.icon} />
              <span>
                {row.title}
                {row.more && <span className={classNames(styles.adrMore, 'small muted')}>{row.more}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
      <p className="help" id={`${id}-help`}>
        {t('wizard.address.help')}
      </p>
      <div role="status">
        {isOpen && status === 'found' && (
          <span className="sr">{t('wizard.address.count', { count: rows.length })}</span>
        )}
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
      </div>
    </div>
  );
}
