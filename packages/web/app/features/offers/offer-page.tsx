import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { codeAndPlace } from '@heima/domain/shared/one-line.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { MessageButton } from '#entities/person/message-button.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { notThere } from '#platform/errors/not-there.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { BidStatusBadge } from './bid-status-badge.tsx';
import { Negotiation } from './negotiation.tsx';
import { type OffersOf, offerLists, offerQuery } from './offer-queries.ts';
import { useLiveOffers } from './use-live-offers.ts';

/** One negotiation with its bids and what can be done with them (V036, V102). */
export function OfferPage({ of }: { of: OffersOf }) {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const query = useQuery(offerQuery(id));
  useLiveOffers();
  const { data } = query;
  const none = notThere(query);
  if (none) return none;
  const name = t('offersScreen.detail.name');
  const home = data && (data.listing.title || t('listings.card.untitled'));
  const title = home ? t('offersScreen.detail.title', { title: home }) : name;
  const list = offerLists[of];
  return (
    <Page
      head={<PageHead title={title} path={`${list.path}/${id}`} hidden />}
      title={title}
      lead={data && codeAndPlace(data.listing.postal_code, data.listing.city)}
      crumbs={
        <Crumbs
          label={t('offersScreen.detail.crumbs')}
          above={[{ to: list.path, title: t(list.title) }]}
          here={home ?? name}
        />
      }
      actions={data && <WaysOn offer={data} />}
      state={loadState(query, t('offersScreen.detail.failed'), 2)}
    >
      {data && (
        <Section key={id} title={t('offersScreen.title')} state={<BidStatusBadge offer={data} />}>
          <Negotiation offer={data} />
        </Section>
      )}
    </Page>
  );
}

/** To the home, and to the application that the bids are about, as its reader has it. */
function WaysOn({ offer: { listing, application, side, tenant, landlord } }: { offer: RentalOffer }) {
  const { t } = useTexts();
  return (
    <>
      {/* Staff that helps takes no side. */}
      {side && <MessageButton to={side === 'BUYER' ? landlord : tenant} />}
      {(listing.visible || application.status !== 'cancelled') && (
        <LinkButton to={`/listings/${listing.id}`}>{t('offersScreen.detail.home')}</LinkButton>
      )}
      <LinkButton to={`/${side === 'BUYER' ? 'tenant' : 'landlord'}/applications/${application.id}`}>
        {t('offersScreen.detail.application')}
      </LinkButton>
    </>
  );
}
