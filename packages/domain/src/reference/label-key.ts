import { keyFromData, type TextKey } from '../shared/text-key.ts';

/** Lists whose entries have names in `locales/<language>/reference.json`, section `labels`. */
export const labelLists = [
  'amenity',
  'amenityGroup',
  'listingType',
  'listingCategory',
  'furniture',
  'kitchenOption',
  'sexLimit',
  'petType',
  'depositKind',
  'unpublishReason',
  'priceType',
  'priceTypeShort',
  'securityKind',
  'insuranceType',
  'insuranceTypeHelp',
  'houseUtility',
  'providerRole',
  'occupation',
  'employmentStatus',
  'applicantRelation',
  'applicationCategory',
  'dueDateRule',
  'issueBillRule',
  'paymentMethod',
  'contractPaymentOption',
  'contractPaymentOptionHelp',
  'contractService',
  'feePeriod',
  'currency',
] as const;
export type LabelList = (typeof labelLists)[number];

/** Where the name of an entry stands: `reference.labels.amenity.hot_tub`. */
export const labelKey = (list: LabelList, id: string | number): TextKey =>
  keyFromData(`reference.labels.${list}.${id}`);
