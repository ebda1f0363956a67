import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Form } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Check } from '#ui/fields/check.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Input } from '#ui/fields/input.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './search-bar.module.css';

interface SearchBarProps {
  label: string;
  /** What the address asks for. */
  value: string;
  /** One more condition, on or off. */
  filter: { name: string; label: string; checked: boolean };
  /** Further fields. */
  children?: ReactNode;
}

/** Asks a list for a text: the address holds it, so that a search can be sent on and comes back with the page. */
export function SearchBar({ label, value, filter, children }: SearchBarProps) {
  const { t } = useTexts();
  const id = useId();
  const [text, setText] = useState(value);
  const [isChecked, setIsChecked] = useState(filter.checked);
  // Another address, such as the one before, asks for something else than what stands in the fields.
  useEffect(() => setText(value), [value]);
  useEffect(() => setIsChecked(filter.checked), [filter.checked]);
  return (
    <Form role="search" className={styles.bar}>
      <Field id={id} label={label} className={styles.text}>
        <Input
          id={id}
          type="search"
          name="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={100}
          autoComplete="off"
        />
      </Field>
      {children}
      <Check
        name={filter.name}
        value="true"
        checked={isChecked}
        onChange={(event) => setIsChecked(event.target.checked)}
      >
        {filter.label}
      </Check>
      <Button type="submit" variant="primary" size="field">
        <Icon of={IconSearch} />
        {t('staffScreens.search')}
      </Button>
    </Form>
  );
}
