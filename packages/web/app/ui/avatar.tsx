/** First letters of the first and last name: Guðmundur Ingi Pálsson is GI, as people read their own name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('');
}

/** A person without a picture. */
export const Avatar = ({ name, size }: { name: string; size?: 's' | 'l' }) => (
  <span className={size ? `avatar avatar--${size}` : 'avatar'} aria-hidden="true">
    {initials(name)}
  </span>
);
