import styles from './avatar.module.css';
import { classNames } from './class-names.ts';

/** First letters of the first and last name: Guðmundur Ingi Pálsson is GI, as people read their own name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toLocaleUpperCase())
    .join('');
}

interface AvatarProps {
  name: string;
  size?: 's' | 'l' | 'xl' | undefined;
  /** Address of the picture, where there is one. The name stands beside it, so that it says nothing itself. */
  image?: string | undefined;
}

/** A person: the picture, or the first letters of the name. */
export const Avatar = ({ name, size, image }: AvatarProps) => (
  <span className={classNames(styles.avatar, size && styles[size])} aria-hidden="true">
    {image ? <img src={image} alt="" width={56} height={56} /> : initials(name)}
  </span>
);
