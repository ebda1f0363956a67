import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { IconHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Icon } from '#ui/icon.tsx';
import { setLiked, useLiked } from './liked-listings.ts';
import styles from './listing-card.module.css';

interface LikeButtonProps {
  listing: Pick<ListingCard, 'id' | 'title' | 'liked'>;
  /** Opens the sign-in over the page; afterwards `onSuccess` runs, so that the like is not pressed twice. */
  onSignIn: (request: { title: string; onSuccess: () => Promise<void> }) => void;
}

/** Sends the like for which somebody has signed in. */
async function likeAfterSigningIn(id: string): Promise<void> {
  try {
    const { sendLike } = await import('./send-like.ts');
    await sendLike(id, true);
  } catch {
    // A lost like must not keep anybody from signing in; the heart then shows that it was lost.
  }
}

/** The heart on a card (R302, R303). A visitor is asked to sign in first; it is then a link, so that it always works. */
export function LikeButton({ listing, onSignIn }: LikeButtonProps) {
  const { t } = useTexts();
  const viewer = useViewer();
  const liked = useLiked(listing.id, listing.liked);
  const [isBusy, setIsBusy] = useState(false);
  const title = listing.title || t('searchScreen.card.untitled');
  const name = t('searchScreen.card.like', { title });

  if (!viewer)
    return (
      <a
        className={styles.heart}
        href={`/login?from=${encodeURIComponent(`/listings/${listing.id}`)}`}
        aria-label={name}
        onClick={(event) => {
          event.preventDefault();
          onSignIn({ title: t('searchScreen.card.signIn'), onSuccess: () => likeAfterSigningIn(listing.id) });
        }}
      >
        <Icon of={IconHeart} />
      </a>
    );

  const toggle = async () => {
    setIsBusy(true);
    setLiked(listing.id, !liked);
    try {
      const { sendLike } = await import('./send-like.ts');
      setLiked(listing.id, await sendLike(listing.id, !liked));
    } catch {
      // The heart goes back to what it was; that is all a lost like means.
      setLiked(listing.id, liked);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button
      className={styles.heart}
      type="button"
      aria-pressed={liked}
      aria-label={name}
      disabled={isBusy}
      onClick={() => void toggle()}
    >
      <Icon of={IconHeart} />
    </button>
  );
}
