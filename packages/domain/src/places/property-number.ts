import { codeText } from '#shared/code-text.ts';

/**
 * A property number (fasteignanúmer, fastanúmer) as seven digits: F2001234, 200-1234 and 2001234 are one property
 * (K16). It stays text everywhere, so that a leading zero is never lost. Nothing for anything else.
 */
export function readPropertyNumber(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const found = /^\s*f?\s*(\d{3})[-\s]?(\d{4})\s*$/iu.exec(codeText(text));
  return found ? `${found[1]}${found[2]}` : undefined;
}

/** As the register and leases write it: F2001234. */
export const showPropertyNumber = (number: string): string => `F${number}`;
