import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { useState } from 'react';
import { setLiked, useLiked } from '#entities/listing/liked-listings.ts';
import { openLogin } from '#features/auth/open-login.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useViewer } from '#platform/viewer.ts';
import { showToast } from '#ui/toasts.ts';

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
  const toggle = () => {
    if (busy) return;
    if (!viewer) {
      openLogin({
        title: t('listingScreen.heart.signIn'),
        message: t('listingScreen.heart.saved'),
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
