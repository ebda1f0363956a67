import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconHeart } from '@tabler/icons-react';
import { useTexts } from '../../../platform/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useHeart } from './use-heart.ts';

interface HeartProps {
  listing: ListingAnswer;
  /** A quiet button with its word; the one filled button of the page; else the sign alone. */
  look: 'word' | 'main' | 'sign';
}

const classes = {
  word: 'btn btn--quiet btn--s',
  main: 'btn btn--primary btn--big',
  sign: 'icon-btn',
} as const;

/** Saves the listing, or takes it back. For a visitor it is a link to the sign-in, so that it always works. */
export function Heart({ listing, look }: HeartProps) {
  const { t } = useTexts();
  const { liked, toggle, isVisitor } = useHeart(listing);
  const word = t(liked ? 'listing.heart.isSaved' : 'listing.heart.save');
  const inside = (
    <>
      <Icon of={IconHeart} size={look === 'word' ? 16 : 20} />
      {look !== 'sign' && word}
    </>
  );
  const name = look === 'sign' ? t('listing.heart.save') : undefined;
  if (isVisitor)
    return (
      <a
        className={classes[look]}
        href={`/login?from=${encodeURIComponent(`/listings/${listing.id}`)}`}
        aria-label={name}
        onClick={(event) => {
          event.preventDefault();
          toggle();
        }}
      >
        {inside}
      </a>
    );
  return (
    <button
      className={`${classes[look]} heart`}
      type="button"
      aria-pressed={liked}
      aria-label={name}
      onClick={toggle}
    >
      {inside}
    </button>
  );
}
