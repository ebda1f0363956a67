/** Why a listing is taken out of publication: let, to be published again later, or other (R249). */
export const unpublishReasons = ['found_tenant', 'pausing', 'other'] as const;
export type UnpublishReason = (typeof unpublishReasons)[number];
