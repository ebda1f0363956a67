/** Insurance companies of vehicle agreements: a fixed list, not fetched (R581). The codes are shown as they are (G18). */
export const insuranceCompanies = ['VIS', 'BIS', 'TIS', 'GIS', 'MIS'] as const;
export type InsuranceCompany = (typeof insuranceCompanies)[number];
