import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { blurRadius } from '@heima/domain/places/blur-point.ts';
import { HomeMap } from '#features/map/home-map.tsx';

interface PlaceMapProps {
  location: NonNullable<ListingAnswer['location']>;
  label: string;
}

/** The circle in which the home lies, or its pin for those who may know. */
export function PlaceMap({ location, label }: PlaceMapProps) {
  return <HomeMap point={location} radius={location.exact ? undefined : blurRadius} label={label} />;
}
