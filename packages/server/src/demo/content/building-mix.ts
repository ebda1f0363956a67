/** Kinds of building; each is drawn by its own compositions. */
export type Building =
  | 'timber'
  | 'timber-row'
  | 'old-concrete'
  | 'slab'
  | 'tower'
  | 'new-flats'
  | 'suburban'
  | 'terrace'
  | 'cottage'
  | 'summer-house'
  | 'farm'
  | 'offices';

type Shares = Partial<Record<Building, number>>;

/** What is to let in a quarter, by the kind of building it is in; shares of a hundred. */
export const BUILDING_MIXES = {
  oldTown: { timber: 36, 'timber-row': 18, 'old-concrete': 32, 'new-flats': 14 },
  oldGarden: { 'old-concrete': 50, suburban: 20, timber: 30 },
  midTown: { 'old-concrete': 46, slab: 26, tower: 6, 'new-flats': 12, timber: 6, 'timber-row': 4 },
  blocks: { slab: 62, 'new-flats': 28, terrace: 10 },
  blocksAndHouses: { slab: 38, 'old-concrete': 18, suburban: 18, terrace: 12, 'new-flats': 10, tower: 4 },
  suburb: { slab: 42, terrace: 22, suburban: 18, 'new-flats': 14, tower: 4 },
  towers: { tower: 44, slab: 36, suburban: 12, terrace: 8 },
  newQuarter: { 'new-flats': 46, terrace: 24, suburban: 20, slab: 10 },
  harbourTown: { slab: 32, timber: 16, 'timber-row': 6, 'old-concrete': 20, suburban: 16, terrace: 10 },
  fishingTown: { cottage: 30, suburban: 26, 'old-concrete': 16, slab: 16, timber: 12 },
  village: { suburban: 46, terrace: 32, 'new-flats': 12, cottage: 10 },
  country: { 'summer-house': 70, farm: 30 },
} as const satisfies Record<string, Shares>;

export type BuildingMix = keyof typeof BUILDING_MIXES;
