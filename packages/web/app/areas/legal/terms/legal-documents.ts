import { keyFromData, type TextKey } from '@heima/domain/shared/text-key.ts';

/** One legal page: its address below /terms, the key of its texts, and the order of its sections. */
export interface LegalDocument {
  slug: string;
  key: string;
  sections: readonly string[];
}

/** The five legal pages (V237 to V241), in the order in which people ask for them. */
export const legalDocuments: readonly LegalDocument[] = [
  {
    slug: 'service-terms',
    key: 'service',
    sections: [
      'scope',
      'account',
      'role',
      'listings',
      'tenants',
      'contracts',
      'fees',
      'content',
      'forbidden',
      'closing',
      'liability',
      'disputes',
    ],
  },
  {
    slug: 'payment-terms',
    key: 'payment',
    sections: ['free', 'paid', 'rent', 'withdrawal', 'faults', 'unpaid', 'receipts'],
  },
  {
    slug: 'privacy-policy',
    key: 'privacy',
    sections: [
      'controller',
      'data',
      'bases',
      'kennitala',
      'recipients',
      'place',
      'retention',
      'security',
      'decisions',
      'children',
      'rights',
      'complaints',
      'changes',
    ],
  },
  {
    slug: 'communication-declaration',
    key: 'communication',
    sections: ['sends', 'marketing', 'choice', 'genuine', 'legal', 'between', 'language'],
  },
  { slug: 'cookie-policy', key: 'cookie', sections: ['what', 'list', 'storage', 'none', 'remove', 'law'] },
];

/** The day the texts were last changed. */
export const legalUpdated = '2026-11-27';

export const legalDocument = (slug: string | undefined): LegalDocument | undefined =>
  legalDocuments.find((one) => one.slug === slug);

/** Where a text of a legal page stands; the test of this file looks that each is there. */
export const legalText = ({ key }: Pick<LegalDocument, 'key'>, part: 'title' | 'short' | 'lead'): TextKey =>
  keyFromData(`legalScreens.${key}.${part}`);

/** The same for a section of the page. */
export const legalSectionText = (
  { key }: Pick<LegalDocument, 'key'>,
  id: string,
  part: 'title' | 'text',
): TextKey => keyFromData(`legalScreens.${key}.sections.${id}.${part}`);
