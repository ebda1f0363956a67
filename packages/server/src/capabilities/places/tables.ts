import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    place_street: PlaceStreetTable;
    place_address: PlaceAddressTable;
    place_import: PlaceImportTable;
  }
}

export interface PlaceStreetTable {
  id: string;
  name: string;
  dative: string;
  postal_code: string | null;
  municipality_code: string;
}

export interface PlaceAddressTable {
  id: string;
  street_id: string;
  number: string | null;
  building: string | null;
  lat: number | null;
  lng: number | null;
}

export interface PlaceImportTable {
  id: string;
  imported_at: Instant;
  source: string;
  addresses: number;
  refused: number;
}
