import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { useEffect, useState } from 'react';
import { setLiked, useLiked } from '#entities/listing/liked-listings.ts';
import { openLogin } from '#features/auth/open-login.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { tabStorage } from '#platform/web-storage.ts';
import { showToast } from '#ui/toasts.ts';

/** The listing that a visitor liked before leaving for the identity gateway. */
const wantedLike = 'heima.like';

/**
 * Whether the viewer likes the listing, and how to change it (V066, R302, R303). A visitor signs in first, and then the
 * like that was begun is finished.
 */
export function useHeart({ id, liked: answered }: ListingAnswer) {
  const { t } = useTexts();
  const viewer = useViewer();
  const liked = useLiked(id, answered);
  const [busy, setBusy] = useState(false);
  const send = async (wanted: boolean) => {
    const { sendLike } = await import('#entities/listing/send-like.ts');
    return sendLike(id, wanted);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: finished once, when the page comes back from signing in.
  useEffect(() => {
    if (!viewer || tabStorage.get(wantedLike) !== id) return;
    tabStorage.remove(wantedLike);
    if (!liked) toggle();
  }, []);
  const toggle = () => {
    if (busy) return;
    if (!viewer) {
      openLogin({
        title: t('listingScreen.heart.signIn'),
        message: t('listingScreen.heart.saved'),
        onLeave: () => tabStorage.set(wantedLike, id),
        onSuccess: async () => {
          await send(true);
        },
      });
      return;
    }
    setBusy(true);
    setLiked(id, !liked);
    send(!liked)
      .then((now) => setLiked(id, now))
      .catch(() => {
        setLiked(id, liked);
        showToast({ tone: 'danger', text: t('listingScreen.heart.failed') });
      })
      .finally(() => setBusy(false));
  };
  return { liked, toggle, isVisitor: !viewer };
}
