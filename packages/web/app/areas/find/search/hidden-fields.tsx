import { type Filter, filterFields, type SearchAddress } from '@heima/domain/listing-search/search-fields.ts';
import { searchParams } from '#features/search/search-path.ts';

interface HiddenFieldsProps {
  search: SearchAddress;
  /** Filters that the form has fields for itself. */
  except: readonly Filter[];
  /** The order, where the form does not ask for it. */
  hasOrder?: boolean;
}

/** Carries the rest of the search through a form, so that forms work without scripts too. */
export function HiddenFields({ search, except, hasOrder = true }: HiddenFieldsProps) {
  const own = new Set<string>(except.flatMap((filter) => [...filterFields[filter]]));
  own.add('page');
  if (!hasOrder) own.add('order_by');
  return [...searchParams(search)]
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
