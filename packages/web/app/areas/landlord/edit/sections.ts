import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';

/**
 * The sections of the edit pages. Contracts (V077) join when they can be made; until then the menu does not lead there.
 */
export const editSections = [
  { name: 'base', exists: true },
  { name: 'price', exists: true },
  { name: 'dates', exists: true },
  { name: 'products', exists: true },
  { name: 'applications', exists: true },
  { name: 'contracts', exists: false },
  { name: 'statistics', exists: true },
  { name: 'images', exists: true },
  { name: 'location', exists: true },
  { name: 'size', exists: true },
  { name: 'amenities', exists: true },
  { name: 'rules', exists: true },
] as const;
export type EditSection = (typeof editSections)[number]['name'];

export const shownSections = editSections.filter(({ exists }) => exists).map(({ name }) => name);

export const sectionOf = (params: URLSearchParams): EditSection =>
  shownSections.find((name) => name === params.get('section')) ?? 'base';

/** Where the field of a step of the wizard is edited. */
export const sectionOfStep: Readonly<Record<WizardStep, EditSection>> = {
  '1_map': 'location',
  '1_type': 'base',
  '2_amenities': 'amenities',
  '2_size': 'size',
  '3_photos': 'images',
  '3_description': 'base',
  '4_rules': 'rules',
  '4_availability': 'dates',
  '5_pricing': 'price',
  '6_products': 'products',
  '6_summary': 'base',
};
