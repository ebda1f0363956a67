/**
 * A kennitala that can belong to nobody: the serials 14 and 15 are kept for the registry's own test people.
 * `number` tells people with the same birth date apart.
 */
export function kennitalaForTests(birthDate: string, number: number): string {
  const [year, month, day] = birthDate.split('-');
  const serial = number % 2 === 0 ? '14' : '15';
  const ninth = String(Math.floor(number / 2) % 10);
  const century = year!.startsWith('19') ? '9' : '0';
  return `${day}${month}${year!.slice(2)}${serial}${ninth}${century}`;
}
