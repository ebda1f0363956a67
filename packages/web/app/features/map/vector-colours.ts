import type { Flavor } from '@protomaps/basemaps';
import { type Scheme, schemes } from './map-style.ts';

/** Colours of the night: the dark ones of Protomaps lie so close together that no street can be made out. */
const night: Partial<Flavor> = {
  park_a: '#2f4a43',
  park_b: '#2f4f43',
  wood_a: '#304a42',
  wood_b: '#304a42',
  scrub_a: '#33483f',
  scrub_b: '#33483f',
  hospital: '#3a4853',
  industrial: '#36454f',
  school: '#3a4853',
  pedestrian: '#3a4a55',
  glacier: '#5f7280',
  sand: '#3f4a4c',
  beach: '#3f4a4c',
  aerodrome: '#36454f',
  runway: '#52646f',
  zoo: '#33483f',
  military: '#3a434b',
  pier: '#4b5d69',
  buildings: '#3d505c',
  other: '#4b5d69',
  minor_service: '#4e616d',
  minor_a: '#566a77',
  minor_b: '#566a77',
  link: '#60757f',
  major: '#667c89',
  highway: '#748b98',
  bridges_other: '#4b5d69',
  bridges_minor: '#566a77',
  bridges_link: '#60757f',
  bridges_major: '#667c89',
  bridges_highway: '#748b98',
  tunnel_other: '#43545f',
  tunnel_minor: '#43545f',
  tunnel_link: '#4b5d69',
  tunnel_major: '#4b5d69',
  tunnel_highway: '#52646f',
  railway: '#24323b',
};

const casings = [
  'minor_service_casing',
  'minor_casing',
  'link_casing',
  'major_casing_early',
  'major_casing_late',
  'highway_casing_early',
  'highway_casing_late',
  'bridges_other_casing',
  'bridges_minor_casing',
  'bridges_link_casing',
  'bridges_major_casing',
  'bridges_highway_casing',
] as const satisfies (keyof Flavor)[];

const names = [
  'roads_label_minor',
  'roads_label_major',
  'subplace_label',
  'city_label',
  'address_label',
  'ocean_label',
] as const satisfies (keyof Flavor)[];
const halos = [
  'roads_label_minor_halo',
  'roads_label_major_halo',
  'subplace_label_halo',
  'city_label_halo',
  'address_label_halo',
] as const satisfies (keyof Flavor)[];

/** What we paint otherwise than Protomaps: land, sea and names as on the base map, and the night. */
export function flavorChanges(scheme: Scheme): Partial<Flavor> {
  const { land, sea, text, halo } = schemes[scheme];
  const all = (parts: readonly (keyof Flavor)[], colour: string) =>
    Object.fromEntries(parts.map((part) => [part, colour]));
  return {
    ...(scheme === 'night' ? { ...night, ...all(casings, halo) } : {}),
    ...all(names, text),
    ...all(halos, halo),
    earth: land,
    water: sea,
  };
}
