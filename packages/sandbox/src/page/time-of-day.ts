/** The time of day of an ISO time; Iceland keeps UTC all year. */
export function timeOfDay(at: string): string {
  return at.slice(11, 19);
}
