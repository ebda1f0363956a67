interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** The same page with a choice in its address, which the server remembers in a cookie. */
export function withQuery({ pathname, search, hash }: Place, name: 'lang' | 'theme', value: string): string {
  const query = new URLSearchParams(search);
  query.set(name, value);
  // Two slashes would lead to another site.
  return `${pathname.replace(/^[/\\]+/, '/')}?${query}${hash}`;
}

/** The same page in another language (R004, R010). */
export const inLanguage = (place: Place, code: string): string => withQuery(place, 'lang', code);
