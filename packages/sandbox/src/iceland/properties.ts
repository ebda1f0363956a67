import { createIdSource, type IdSource } from '#core/id-source.ts';
import { ADDRESSES, type Address, addressLine } from './addresses.ts';
import { type Owner, ownersOf } from './property-owners.ts';

export type Unit = {
  unitNumber: number;
  marking: string;
  use: string;
  size: number;
  valuation: number;
  fireValuation: number;
  built: number;
};

export type Property = {
  /** Fasteignanúmer, seven digits beginning with 2. */
  propertyNumber: number;
  address: Address;
  /** Six digits: building, floor, flat – 010302 is the second flat on the third floor. */
  marking: string;
  use: string;
  size: number;
  valuation: number;
  landValuation: number;
  units: readonly Unit[];
  owners: readonly Owner[];
};

/** Properties with a part to play: by address, and by marking where the house has many. */
const CAST: Record<string, { propertyNumber: number; marking?: string }> = {
  'Hraunbær 102/110': { propertyNumber: 2_000_101, marking: '010302' },
  'Ægisíða 54/107': { propertyNumber: 2_000_102 },
  'Skeifan 11/108': { propertyNumber: 2_000_103 },
  'Hafnargata 21/190': { propertyNumber: 2_000_104 },
  'Túngata 7/230': { propertyNumber: 2_000_106, marking: '010101' },
  'Strandgata 12/600': { propertyNumber: 2_000_107, marking: '010101' },
  'Bergstaðastræti 14/101': { propertyNumber: 2_000_108 },
};

const FIRST_PROPERTY_NUMBER = 2_100_101;
const FIRST_UNIT_NUMBER = 2_600_101;
const LAND_SHARE = 0.14;

type Sketch = { marking: string; use: string; units: { marking: string; use: string; size: number }[] };

/** Every property at the invented addresses. */
export const PROPERTIES: readonly Property[] = build();

const BY_NUMBER = new Map(PROPERTIES.map((property) => [property.propertyNumber, property]));

/** The property with this number. */
export function findProperty(propertyNumber: number): Property | undefined {
  return BY_NUMBER.get(propertyNumber);
}

/** The properties at an address. */
export function propertiesAt(address: Address): Property[] {
  return PROPERTIES.filter((property) => property.address === address);
}

/** Reads `2000101`, `200-0101` and `F2000101` alike; undefined for anything else. */
export function parsePropertyNumber(text: string): number | undefined {
  const digits = /^f?(\d{3})-?(\d{4})$/i.exec(text.trim());
  return digits ? Number(`${digits[1]}${digits[2]}`) : undefined;
}

function build(): Property[] {
  let propertyNumber = FIRST_PROPERTY_NUMBER;
  let unitNumber = FIRST_UNIT_NUMBER;
  return ADDRESSES.flatMap((address) => {
    const random = createIdSource('properties', String(address.addressNumber));
    const squareMetre = 480_000 + random.below(520_000);
    const built = 1928 + random.below(96);
    return sketch(address, random).map(({ marking, use, units }) => {
      const cast = CAST[`${addressLine(address)}/${address.postal.code}`];
      const plays = cast && (cast.marking === undefined || cast.marking === marking);
      const number = plays ? cast.propertyNumber : propertyNumber++;
      const valued = units.map((unit) => ({
        ...unit,
        unitNumber: unitNumber++,
        valuation: thousands(unit.size * squareMetre),
        fireValuation: thousands(unit.size * squareMetre * 0.83),
        built,
      }));
      const valuation = valued.reduce((sum, unit) => sum + unit.valuation, 0) || 24_000_000;
      return {
        propertyNumber: number,
        address,
        marking,
        use,
        size: Number(units.reduce((sum, unit) => sum + unit.size, 0).toFixed(1)),
        valuation,
        landValuation: thousands(valuation * LAND_SHARE),
        units: valued,
        owners: ownersOf(number),
      };
    });
  });
}

function sketch({ building }: Address, random: IdSource): Sketch[] {
  const size = (from: number, to: number) => from + random.below((to - from) * 10) / 10;
  const one = (marking: string, use: string, unitUse: string, from: number, to: number): Sketch => ({
    marking,
    use,
    units: [{ marking, use: unitUse, size: size(from, to) }],
  });
  switch (building.kind) {
    case 'flats':
      return Array.from({ length: building.count }, (_, index) =>
        one(flatMarking(index, building.count), 'Íbúð', 'Íbúð', 42, 138),
      );
    case 'parts':
      return Array.from({ length: building.count }, (_, index) =>
        one(`010${index + 1}01`, 'Parhús', 'Íbúð', 95, 180),
      );
    case 'business':
      return [one('010101', 'Verslun', 'Verslunar- og skrifstofuhús', 180, 900)];
    case 'farm':
      return [one('010101', 'Jörð', 'Íbúðarhús', 120, 260)];
    case 'unappraised':
      return [{ marking: '010101', use: 'Lóð', units: [] }];
    default: {
      const house = one('010101', 'Einbýlishús', 'Einbýlishús', 105, 265);
      house.units.push({ marking: '700101', use: 'Bílskúr', size: size(22, 42) });
      if (random.below(3) === 0) house.units.push({ marking: '710101', use: 'Geymsla', size: size(8, 20) });
      return [house];
    }
  }
}

/** Small houses have two flats to a floor, tower blocks four. */
function flatMarking(index: number, count: number): string {
  const perFloor = count > 12 ? 4 : 2;
  const two = (value: number) => String(value).padStart(2, '0');
  return `01${two(Math.floor(index / perFloor) + 1)}${two((index % perFloor) + 1)}`;
}

function thousands(amount: number): number {
  return Math.round(amount / 1_000) * 1_000;
}
