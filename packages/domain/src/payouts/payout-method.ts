/** C52, R446: how a person is paid out. */
export const payoutMethodTypes = ['bank', 'cash'] as const;

/** A payout method as its owner sees it. */
export interface PayoutMethod {
  id: string;
  user_id: string;
  type: (typeof payoutMethodTypes)[number];
  /** Null for cash. */
  bank_account: {
    /** Compact, in upper case. */
    iban: string;
    /** The parts of an Icelandic account; null for other countries. */
    kt: string | null;
    bank: string | null;
    hb: string | null;
    rkn: string | null;
  } | null;
  created_at: string;
  updated_at: string;
  version: string;
}
