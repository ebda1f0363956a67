import { IconSearch } from '@tabler/icons-react';
import { useId } from 'react';
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
  filter?: { name: string; label: string; checked: boolean };
}

/** Asks a list for a text: the address holds it, so that a search can be sent on and comes back with the page. */
export function SearchBar({ label, value, filter }: SearchBarProps) {
  const { t } = useTexts();
  const id = useId();
  return (
    // Another search is another form: what was typed belongs to the one before.
    <Form key={`${value} ${filter?.checked}`} role="search" className={styles.bar}>
      <Field id={id} label={label}>
        <Input id={id} type="search" name="search" defaultValue={value} maxLength={100} autoComplete="off" />
      </Field>
      {filter && (
        <Check name={filter.name} value="true" defaultChecked={filter.checked}>
          {filter.label}
        </Check>
      )}
      <Button type="submit" variant="primary">
        <Icon of={IconSearch} />
        {t('staffScreens.search')}
      </Button>
    </Form>
  );
}
