/**
 * Goes to the field that the hash of an address names, if it is on the page (X01).
 * @returns whether it is
 */
export function focusField(hash: string): boolean {
  const field = hash ? document.getElementById(decoded(hash.slice(1))) : null;
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
  return field !== null;
}

/** A mistyped address may hold what no encoding gives. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
