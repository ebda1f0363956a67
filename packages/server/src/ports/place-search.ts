import type { Language } from '@heima/domain/shared/language.ts';

export interface PlacePoint {
  lat: number;
  lng: number;
}

export interface FoundPlace {
  placeId: string;
  title: string;
  subtitle: string;
}

export interface ResolvedPlace {
  placeId: string;
  label: string;
  point: PlacePoint;
  box: { southWest: PlacePoint; northEast: PlacePoint };
}

/** A place search outside Iceland's own registers. */
export interface PlaceSearch {
  suggest(query: string, options: { language: Language; sessionToken?: string }): Promise<FoundPlace[]>;
  /** Raises PortError `not-found` when the id names nothing. */
  resolve(placeId: string, language: Language): Promise<ResolvedPlace>;
}
