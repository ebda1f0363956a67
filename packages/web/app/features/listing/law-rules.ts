interface Law {
  act: 'rent' | 'equality' | 'lodging' | 'flats';
  /** Where it stands; absent where several articles together say it. */
  article?: string;
  /** Shown only from this day, YYYY-MM-DD; leases made before follow what stood then. */
  from?: string;
}

/** The rules of law that the forms of a listing show. Their words stand in the texts, section `law` of the wizard. */
export const lawRules = {
  deposit: { act: 'rent', article: '40' },
  utilities: { act: 'rent', article: '23' },
  notice: { act: 'rent', article: '56' },
  fixedTerm: { act: 'rent', article: '58' },
  firstYear: { act: 'rent', article: '37', from: '2026-01-01' },
  agencyFee: { act: 'rent', article: '77' },
  registration: { act: 'rent', article: '5', from: '2026-01-01' },
  sexLimit: { act: 'equality', article: '17' },
  lodgingNumber: { act: 'lodging', article: '3' },
  pets: { act: 'flats' },
} as const satisfies Record<string, Law>;
export type LawRule = keyof typeof lawRules;

/** The rule as data. */
export const lawRule = (rule: LawRule): Law => lawRules[rule];
