import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';
import { PlaceBidDialog } from './bid-dialog.tsx';
import { offersOfQuery } from './offer-queries.ts';

interface StartBidProps {
  applicationId: string;
  listing: Pick<ListingCard, 'id' | 'price' | 'price_type'>;
  onClose: () => void;
}

/**
 * Bids for a home that the reader has applied for, where a new bid is needed (V069, R222 to R224); where one waits or is
 * agreed, the application with its bids is opened.
 */
export function StartBid({ applicationId, listing, onClose }: StartBidProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { data, error } = useQuery(offersOfQuery(applicationId));
  const [offer] = data?.items ?? [];
  const leadsOn = offer !== undefined && !offer.can.bid;
  useEffect(() => {
    if (!leadsOn && !error) return;
    if (leadsOn) void navigate(`/tenant/applications/${applicationId}#offers`);
    else showToast({ tone: 'danger', text: t('offersScreen.failed') });
    onClose();
  }, [leadsOn, error, applicationId, navigate, onClose, t]);
  if (!data || leadsOn) return null;
  return <PlaceBidDialog applicationId={applicationId} listing={listing} onClose={onClose} />;
}
