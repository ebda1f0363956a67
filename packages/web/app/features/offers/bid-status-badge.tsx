import type { BidStatus } from '@heima/domain/offers/bid-state.ts';
import type { RentalOffer } from '@heima/domain/offers/offer-answer.ts';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock, IconClockX } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

type Look = Required<Pick<ComponentProps<typeof StateBadge>, 'tone' | 'icon'>>;

/** Accepted has the colour of what is verified, denied that of danger (R225, R226). */
export const bidLooks: Readonly<Record<BidStatus, Look>> = {
  pending: { tone: 'info', icon: IconClock },
  accepted: { tone: 'success', icon: IconCircleCheck },
  denied: { tone: 'danger', icon: IconCircleX },
  withdrawn: { tone: 'neutral', icon: IconArrowBackUp },
  expired: { tone: 'neutral', icon: IconClockX },
};

/** An agreement over rent goes with the application that it was about. */
export const hasLapsed = ({ status, application }: Pick<RentalOffer, 'status' | 'application'>): boolean =>
  status === 'accepted' && (application.status === 'denied' || application.status === 'cancelled');

/** What has become of the last bid of a negotiation (R212); nothing before there is one. */
export function BidStatusBadge({ offer }: { offer: Pick<RentalOffer, 'status' | 'application'> }) {
  const { t } = useTexts();
  const { status } = offer;
  if (!status) return null;
  if (hasLapsed(offer))
    return <StateBadge {...bidLooks.expired}>{t('offersScreen.status.lapsed')}</StateBadge>;
  return <StateBadge {...bidLooks[status]}>{t(`offersScreen.status.${status}`)}</StateBadge>;
}
