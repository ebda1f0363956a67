/** Which sets of texts a page needs, by the start of its path; the first that fits counts. */
const table: readonly (readonly [start: string, sets: readonly string[]])[] = [
  ['/start-listing', ['wizard', 'listings', 'reference']],
  ['/landlord', ['wizard', 'listings', 'reference', 'landlord']],
  ['/listings', ['listings', 'reference', 'find']],
  ['/login', ['auth']],
  ['/forgot-password', ['auth']],
  ['/emailconfirmation', ['auth']],
  ['/terms', ['legal']],
  ['/about', ['about']],
  ['/', ['listings', 'reference', 'home', 'find']],
];

const always = ['common', 'validation', 'shell', 'auth'];

/** The sets of texts of the page at this path. */
export function textsFor(pathname: string): string[] {
  const found = table.find(([start]) =>
    start === '/' ? true : pathname === start || pathname.startsWith(`${start}/`),
  );
  return [...new Set([...always, ...(found?.[1] ?? [])])];
}
