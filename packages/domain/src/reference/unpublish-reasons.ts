/** Why a listing is unpublished: let, to be published again later, or other (R249). */
export const unpublishReasons = ['found_tenant', 'pausing', 'other'] as const;
export type UnpublishReason = (typeof unpublishReasons)[number];
