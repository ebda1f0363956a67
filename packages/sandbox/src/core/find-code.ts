/** The first number of exactly six digits in a text, as one-time codes are. */
export function findCode(text: string): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null;
}
