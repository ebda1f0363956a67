import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { unbroken } from '@heima/domain/shared/one-line.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePaused } from '#platform/use-paused.ts';
import { Combobox, type ComboboxItem } from '#ui/fields/combobox.tsx';
import type { Bound, FieldState, FieldWords } from '#ui/fields/field.tsx';
import { listingQuery } from './listing-query.ts';

type NamedHome = Pick<ListingCard, 'id' | 'title' | 'short_address'>;

interface HomeFieldProps extends Bound<string>, FieldWords, FieldState {
  /** Asks for the homes that a text names; all without one. Runs as a hook. */
  useHomes: (words: string | undefined) => readonly NamedHome[] | undefined;
  /** What stands for all of them, where an empty field means that. */
  all?: string;
  placeholder?: string;
}

/** One home of many, found by typing a part of its name; an empty field is none of them. The server looks for it. */
export function HomeField({ useHomes, all, value, onChange, ...field }: HomeFieldProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const nameOf = ({ title, short_address }: NamedHome): string =>
    title || unbroken(short_address) || t('listings.card.untitled');
  // One that the address names may be none of those that were found.
  const named = useQuery({
    ...listingQuery(value),
    enabled: value !== '',
    retry: false,
    meta: { ...listingQuery(value).meta, quiet: true },
  });
  // What was chosen stands in the field at once; the address follows.
  const [picked, setPicked] = useState<{ item: ComboboxItem; before: string }>();
  const isPicked = picked && [picked.item.key, picked.before].includes(value);
  // Once it has followed, going back leads back here too.
  if (picked && picked.before !== value && picked.item.key === value) setPicked({ ...picked, before: value });
  // One that is being emptied stays empty until it is left.
  const [isEmptied, setIsEmptied] = useState(false);
  const none = all === undefined ? null : { key: '', text: all };
  const chosen = isEmptied ? null : isPicked ? picked.item : value === '' ? none : nameOfAddress();
  // What is chosen stands in the field; only what is typed over it is looked for.
  const wanted = usePaused(text === chosen?.text ? '' : text.trim());
  const homes = useHomes(wanted || undefined);
  const found = (homes ?? []).map((home) => ({ key: home.id, text: nameOf(home) }));
  const items = none && wanted === '' ? [none, ...found] : found;
  /** A field takes its name once: it stays empty until that is there. */
  function nameOfAddress(): ComboboxItem | null {
    if (named.isPending) return null;
    return { key: value, text: named.data ? nameOf(named.data) : t('listings.homeField.chosen') };
  }
  return (
    <Combobox
      {...field}
      items={items}
      chosen={chosen}
      onText={setText}
      onChoose={(item) => {
        setPicked(item ? { item, before: value } : undefined);
        setIsEmptied(item === null);
        onChange(item?.key ?? '');
      }}
      listLabel={t('listings.homeField.list')}
      found={t('listings.homeField.found', { count: found.length })}
      maxLength={100}
      onLeave={() => setIsEmptied(false)}
    >
      {wanted !== '' && homes?.length === 0 && (
        <span className="small muted">{t('listings.homeField.none')}</span>
      )}
    </Combobox>
  );
}
