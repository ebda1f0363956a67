import type { BidStatus } from '@heima/domain/offers/bid-state.ts';
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

/** What has become of a bid (R212). */
export function BidStatusBadge({ status }: { status: BidStatus }) {
  const { t } = useTexts();
  return <StateBadge {...bidLooks[status]}>{t(`offersScreen.status.${status}`)}</StateBadge>;
}
