/** Kinds of identity documents, as the provider names them; `OTHER` is any that it adds. */
export const documentTypes = ['PASSPORT', 'ID_CARD', 'DRIVERS_LICENSE', 'RESIDENCE_PERMIT', 'OTHER'] as const;
export type DocumentType = (typeof documentTypes)[number];

/** The kind that a provider's word stands for. */
export const documentTypeOf = (word: string): DocumentType =>
  documentTypes.find((one) => one === word) ?? 'OTHER';
