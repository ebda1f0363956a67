import type { Point } from './point.ts';

/** An address as the map needs it. */
export interface LabelledAddress extends Point {
  streetId: string;
  street: string;
  number: string | null;
}

export interface StreetLabel extends Point {
  name: string;
  /** Degrees clockwise from east, so that the name runs along the street and is never upside down. */
  angle: number;
}

/** A street of fewer houses has no direction of its own. */
const fewestForAngle = 3;

/** A name for each street at the middle of its addresses, along them; streets of most addresses first, at most `most`. */
export function streetLabels(addresses: readonly LabelledAddress[], most: number): StreetLabel[] {
  return [...Map.groupBy(addresses, ({ streetId }) => streetId).values()]
    .sort((a, b) => b.length - a.length || (a[0]!.streetId < b[0]!.streetId ? -1 : 1))
    .slice(0, most)
    .map((group) => labelOf(group));
}

function labelOf(group: readonly LabelledAddress[]): StreetLabel {
  const mean = (value: (of: LabelledAddress) => number) =>
    group.reduce((sum, one) => sum + value(one), 0) / group.length;
  const middle = { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) };
  const narrow = Math.cos((middle.lat * Math.PI) / 180);
  const east = ({ lng }: LabelledAddress) => (lng - middle.lng) * narrow;
  const north = ({ lat }: LabelledAddress) => lat - middle.lat;
  // The main axis of the points (principal component) is the direction of the street.
  const across = 2 * mean((one) => east(one) * north(one));
  const along = mean((one) => east(one) ** 2 - north(one) ** 2);
  const angle = group.length < fewestForAngle ? 0 : (-Math.atan2(across, along) / 2) * (180 / Math.PI);
  return { name: group[0]!.street, ...middle, angle: Math.round(angle) || 0 };
}
