/** The first number of exactly six digits in a text, as one-time codes are; an address of the web holds none. */
export function findCode(text: string): string | null {
  return /(?<!\d)\d{6}(?!\d)/.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0] ?? null;
}
