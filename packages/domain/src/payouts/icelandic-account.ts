import { codeText } from '../shared/code-text.ts';

/** The parts of an Icelandic bank account (R447), as digits of full length. */
export interface IcelandicAccount {
  /** Kennitala of the holder: 10. */
  kt: string;
  /** Number of the bank and its branch: 4. */
  bank: string;
  /** Kind of account (höfuðbók): 2. */
  hb: string;
  /** Number of the account: 6. */
  rkn: string;
}
export type AccountNumber = Omit<IcelandicAccount, 'kt'>;

/** What an Icelandic IBAN begins with (R448). */
export const icelandicPrefix = 'IS';

/** Digits of each part. */
export const partLengths = { bank: 4, hb: 2, rkn: 6 } as const satisfies Record<keyof AccountNumber, number>;

/**
 * One part as it is typed, with leading zeros to its full length. Nothing for letters, too many digits, or a number
 * that is zero and therefore nobody's.
 */
export function readPart(part: keyof AccountNumber, text: string): string | undefined {
  const digits = codeText(text);
  const length = partLengths[part];
  if (!/^\d+$/.test(digits) || digits.length > length || /^0+$/.test(digits)) return undefined;
  return digits.padStart(length, '0');
}

/** An account number as people paste it: `0133-26-007654`, `133-26-7654`, `0133 26 007654` or its twelve digits. */
export function readAccountNumber(typed: string): AccountNumber | undefined {
  const text = codeText(typed);
  const found =
    /^\s*(\d{1,4})\s*[-–.\s]\s*(\d{1,2})\s*[-–.\s]\s*(\d{1,6})\s*$/.exec(text) ??
    /^\s*(\d{4})(\d{2})(\d{6})\s*$/.exec(text);
  if (!found) return undefined;
  const [bank, hb, rkn] = [
    readPart('bank', found[1]!),
    readPart('hb', found[2]!),
    readPart('rkn', found[3]!),
  ];
  return bank && hb && rkn ? { bank, hb, rkn } : undefined;
}

/** The parts inside an Icelandic IBAN in its stored form; nothing for other countries. */
export function partsOfIban(iban: string): IcelandicAccount | undefined {
  const [, bank, hb, rkn, kt] = /^IS\d{2}(\d{4})(\d{2})(\d{6})(\d{10})$/.exec(iban) ?? [];
  return bank && hb && rkn && kt ? { kt, bank, hb, rkn } : undefined;
}

/**
 * Whether an account belongs to the payee: the kennitala in an Icelandic IBAN is the payee's identifier (P18). A
 * foreign IBAN names no holder, so nothing can be said against it.
 * @param payeeId a kennitala as ten digits
 */
export const isAccountOf = (iban: string, payeeId: string): boolean => {
  const parts = partsOfIban(iban);
  return !parts || parts.kt === payeeId;
};
