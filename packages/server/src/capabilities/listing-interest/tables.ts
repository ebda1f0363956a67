declare module '#platform/db/tables.ts' {
  interface Tables {
    listing_viewer: { listing_id: string; day: string; viewer: string };
    listing_view_day: { listing_id: string; day: string; views: number };
  }
}

export {};
