import { isValidIBAN } from 'ibantools';
import { latinDigits } from '../shared/code-text.ts';
import { readIsk } from '../shared/read-isk.ts';
import type { MessageWarning } from './timeline-entry.ts';

/** A rent this far from what every home asks is worth a second look. */
const farFrom = 0.4;
/** Below this nobody names the rent of a home; above, a price of one. */
const rents = { least: 30_000, most: 3_000_000 } as const;

const iban = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}/g;
/** Bank, ledger and number of an Icelandic account: 0133-26-007654. */
const icelandicAccount = /(?<![\d-])\d{4}[ -]\d{2}[ -]\d{4,6}(?![\d-])/;
const card = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g;
const services = /\b(?:western\s*union|money\s*gram)\b/i;
/** Addresses of Bitcoin and Ethereum. */
const crypto =
  /(?<![A-Za-z0-9])(?:0x[0-9a-fA-F]{40}|bc1[02-9ac-hj-np-z]{20,80}|[13][1-9A-HJ-NP-Za-km-z]{25,34})(?![A-Za-z0-9])/;

/** A number with what stands around it that says that it is money: krónur, thousands, a month. */
const amount =
  /(?<![\d.,/:-])(?:(?:isk|kr\.?)\s*)?\d[\d.,' \u00a0]*(?:\s*(?:þús(?:und)?|þ|k|тис(?:яч)?)(?![\p{L}])\.?)?(?:[.,]-)?(?:\s*(?:isk|kr(?:ón(?:ur|a))?|крон[аи]?)(?!\p{L})\.?)?/giu;
const money = /isk|kr|крон|þ|\dk|тис|,-|\.-/i;
const rentWords = /leig|á mán|rent|month|оренд|місяц/i;

/** What a message is about, as far as it counts. */
export interface WarningFacts {
  /** Rents of the homes that the conversation is about, in krónur a month. */
  rents: readonly number[];
  /** A contract between the two settles rent and payment, so that nothing is odd any more. */
  contractExists: boolean;
}

/**
 * What in a message its reader had better look at twice: details for a payment beside Heima, and a rent far from what the
 * homes ask. It forbids nothing, and who wrote it is not told.
 */
export function messageWarnings(text: string, facts: WarningFacts): MessageWarning[] {
  if (facts.contractExists) return [];
  const plain = latinDigits(text.normalize('NFKC'));
  return [
    ...(hasBankDetails(plain) ? (['bankDetails'] as const) : []),
    ...(hasOddPrice(plain, facts.rents) ? (['oddPrice'] as const) : []),
  ];
}

function hasBankDetails(text: string): boolean {
  return (
    services.test(text) ||
    crypto.test(text) ||
    icelandicAccount.test(text) ||
    [...text.toUpperCase().matchAll(iban)].some(([found]) => startsWithIban(found)) ||
    [...text.matchAll(card)].some(([found]) => isCard(found.replace(/\D/g, '')))
  );
}

/** Words may follow an IBAN with nothing but a space between, so that each length is tried. */
function startsWithIban(found: string): boolean {
  const compact = found.replace(/[ -]/g, '');
  for (let length = 15; length <= compact.length; length += 1)
    if (isValidIBAN(compact.slice(0, length))) return true;
  return false;
}

/** The check digit of payment cards, for what begins as one of them does. */
function isCard(digits: string): boolean {
  if (!/^[2-6]\d{12,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return all + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a rent is named, and each that is named is far from all of these. */
function hasOddPrice(text: string, asked: readonly number[]): boolean {
  if (asked.length === 0) return false;
  const named = rentsIn(text);
  const isFar = (rent: number) => asked.every((price) => Math.abs(rent - price) > price * farFrom);
  return named.length > 0 && named.every(isFar);
}

/** Amounts of krónur that can be a rent: numbers with a word of money, in a message about rent those without one too. */
function rentsIn(text: string): number[] {
  const isAboutRent = rentWords.test(text);
  return [...text.matchAll(amount)].flatMap(([found]) => {
    const typed = found.trim().replace(/[.,]$/, '');
    const isMoney = money.test(typed) || (isAboutRent && /^\d{1,3}\.\d{3}$|^\d{5,6}$/.test(typed));
    const read = isMoney ? readIsk(typed) : undefined;
    return read !== undefined && read >= rents.least && read <= rents.most ? [read] : [];
  });
}
