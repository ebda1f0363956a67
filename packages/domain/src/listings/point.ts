export interface Point {
  lat: number;
  lng: number;
}

/** Reads `lat,lng` in degrees; nothing for anything that is no point on earth. */
export function readPoint(text: string): Point | undefined {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,17})?$/.test(part))) return undefined;
  const [lat, lng] = parts.map(Number) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
