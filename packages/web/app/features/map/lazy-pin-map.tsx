import type { Point } from '@heima/domain/places/point.ts';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const loadMap = async () => (await import('./pin-map.tsx')).PinMap;
// The address in its fields says the same; the map comes with the next visit.
const stay = () => undefined;

/** The map with its pin, fetched only where it is shown. */
export function LazyPinMap(props: { point: Point | null; onMove: (point: Point) => void }) {
  const PinMap = useLazyPart(loadMap, true, stay);
  return PinMap ? <PinMap {...props} /> : <Skeleton height={240} />;
}
