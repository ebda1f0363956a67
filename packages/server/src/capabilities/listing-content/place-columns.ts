import { blurPoint } from '@heima/domain/places/blur-point.ts';
import type { Point } from '@heima/domain/places/point.ts';
import type { Secrets } from '#platform/secrets.ts';

/**
 * The exact and the blurred position of a listing, as columns. The blurred one is calculated once, here: it is the
 * only one that lists, maps and strangers ever see, and the same home always has the same one.
 */
export function placeColumns(listingId: string, point: Point | null, secrets: Secrets) {
  if (!point) return { lat: null, lng: null, blurred_lat: null, blurred_lng: null };
  const keyedHash = Buffer.from(secrets.hash(`blur ${listingId}`), 'base64url').toString('hex');
  const blurred = blurPoint(point, keyedHash);
  return { lat: point.lat, lng: point.lng, blurred_lat: blurred.lat, blurred_lng: blurred.lng };
}
