import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconHeart } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './listing.module.css';
import { useHeart } from './use-heart.ts';

interface HeartProps {
  listing: ListingAnswer;
  /** A quiet button with its word; the one filled button of the page; else the sign alone. */
  look: 'word' | 'main' | 'on-picture' | 'on-dark';
}

/** Saves the listing, or takes it back. For a visitor it is a link to the sign-in, so that it always works. */
export function Heart({ listing, look }: HeartProps) {
  const { t } = useTexts();
  const { liked, toggle, isVisitor } = useHeart(listing);
  // What was never published cannot be kept: whoever sees it was shown a draft.
  if (listing.state === 'NEVER_PUBLISHED') return null;
  const link = {
    href: `/login?from=${encodeURIComponent(`/listings/${listing.id}`)}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      toggle();
    },
  };
  if (look === 'on-picture' || look === 'on-dark') {
    const sign = { icon: IconHeart, label: t('listingScreen.heart.save'), variant: look };
    return isVisitor ? (
      <IconLink {...sign} {...link} />
    ) : (
      <IconButton {...sign} className={styles.heart} aria-pressed={liked} onClick={toggle} />
    );
  }
  const button = looks[look];
  const inside = (
    <>
      <Icon of={IconHeart} size={look === 'word' ? 16 : 20} />
      {t(liked ? 'listingScreen.heart.isSaved' : 'listingScreen.heart.save')}
    </>
  );
  return isVisitor ? (
    <LinkButton {...button} {...link}>
      {inside}
    </LinkButton>
  ) : (
    <Button
      {...button}
      className={look === 'main' ? classNames(styles.heart, styles.heartMain) : styles.heart}
      aria-pressed={liked}
      onClick={toggle}
    >
      {inside}
    </Button>
  );
}

const looks = {
  word: { variant: 'plain', size: 'small' },
  main: { variant: 'primary', size: 'large' },
} as const;
