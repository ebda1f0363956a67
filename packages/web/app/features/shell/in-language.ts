/** The same page in another language; the server remembers the choice in a cookie (R004, R010). */
export function inLanguage(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  code: string,
): string {
  const query = new URLSearchParams(search);
  query.set('lang', code);
  // Two slashes would lead to another site.
  return `${pathname.replace(/^[/\\]+/, '/')}?${query}${hash}`;
}
