import { likedListings } from '@heima/domain/listing-interest/endpoints.ts';
import type { ListingCard as Card } from '@heima/domain/listings/listing-card.ts';
import { IconHeart, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setLiked } from '#entities/listing/liked-listings.ts';
import listingCardStyles from '#entities/listing/listing-card.module.css';
import { ListingCard } from '#entities/listing/listing-card.tsx';
import { markStale } from '#platform/api/held.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import { showToast } from '#ui/toasts.ts';
import { likedQuery } from './liked-query.ts';

/** The homes one likes, the last liked first (V244): removed with a way back; what is no longer listed stays, named. */
export function LikedListingsScreen() {
  const { t } = useTexts();
  const viewer = useViewer();
  const userId = viewer?.id ?? '';
  const [pages, setPages] = useState(1);
  const { data, error, refetch } = useQuery(likedQuery(userId, 1));
  const last = useQuery(likedQuery(userId, pages)).data;
  return (
    <Page
      head={<PageHead title={t('shell.menu.likedListings')} path="/account/liked-listings" hidden />}
      title={t('shell.menu.likedListings')}
      lead={
        data && data.count > 0
          ? t('accountScreens.liked.count', { count: data.count })
          : t('accountScreens.liked.lead')
      }
    >
      {error ? (
        <LoadProblem title={t('accountScreens.liked.failed')} error={error} onAgain={() => void refetch()} />
      ) : data?.count === 0 ? (
        <EmptyState
          framed
          sign="search"
          title={t('accountScreens.liked.empty')}
          text={t('accountScreens.liked.emptyText')}
          actions={
            <LinkButton variant="primary" to="/listings">
              <Icon of={IconSearch} />
              {t('accountScreens.liked.search')}
            </LinkButton>
          }
        />
      ) : (
        <div className="stack stack--24">
          <div className={listingCardStyles.gridInFrame} aria-busy={!data}>
            {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
              <LikedPage key={page} userId={userId} page={page} />
            ))}
          </div>
          {last?.next && (
            <Button onClick={() => setPages(pages + 1)}>{t('accountScreens.liked.more')}</Button>
          )}
        </div>
      )}
    </Page>
  );
}

function LikedPage({ userId, page }: { userId: string; page: number }) {
  const { t } = useTexts();
  const { data } = useQuery(likedQuery(userId, page));
  return data?.items.map((listing) => (
    <ListingCard
      key={listing.id}
      listing={listing}
      heading="h2"
      sizes="(min-width: 1024px) 300px, (min-width: 560px) 46vw, 88vw"
    >
      {!listing.visible && (
        <span className={listingCardStyles.mark}>
          <StateBadge look="on-picture">{t('accountScreens.liked.gone')}</StateBadge>
        </span>
      )}
      <RemoveLike listing={listing} />
    </ListingCard>
  ));
}

/** Takes a home out of the list at once, and offers to put it back. */
function RemoveLike({ listing }: { listing: Card }) {
  const { t } = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const title = listing.title || t('searchScreen.card.untitled');
  const set = async (liked: boolean): Promise<boolean> => {
    try {
      // Fetched when it is needed, as on every other page, so that it stays out of what all pages load.
      const { sendLike } = await import('#entities/listing/send-like.ts');
      setLiked(listing.id, await sendLike(listing.id, liked));
      await markStale([likedListings]);
      return true;
    } catch (error) {
      announceProblem(error);
      if (error instanceof ApiProblem) showToast({ tone: 'danger', text: error.body.detail });
      return false;
    }
  };
  const remove = async () => {
    setIsBusy(true);
    if (await set(false))
      showToast({
        tone: 'success',
        text: t('accountScreens.liked.removed', { title }),
        undo: { label: t('accountScreens.liked.undo'), run: () => void set(true) },
      });
    else setIsBusy(false);
  };
  return (
    <button
      className={classNames(listingCardStyles.heart, listingCardStyles.liked)}
      type="button"
      aria-label={t('accountScreens.liked.remove', { title })}
      disabled={isBusy}
      onClick={() => void remove()}
    >
      <Icon of={IconHeart} />
    </button>
  );
}
