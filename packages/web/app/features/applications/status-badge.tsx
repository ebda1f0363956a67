import type { ApplicationStatus } from '@heima/domain/applications/application-state.ts';
import { IconCircleCheck, IconCircleX, IconEye, IconSend, IconStar } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

type Look = Required<Pick<ComponentProps<typeof StateBadge>, 'tone' | 'icon'>>;

const looks: Readonly<Record<ApplicationStatus, Look>> = {
  sent: { tone: 'info', icon: IconSend },
  received: { tone: 'info', icon: IconSend },
  opened: { tone: 'neutral', icon: IconEye },
  considered: { tone: 'accent', icon: IconStar },
  accepted: { tone: 'success', icon: IconCircleCheck },
  denied: { tone: 'danger', icon: IconCircleX },
  cancelled: { tone: 'neutral', icon: IconCircleX },
};

/** What has become of an application (R188). */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const { t } = useTexts();
  return <StateBadge {...looks[status]}>{t(`applicationsScreen.status.${status}`)}</StateBadge>;
}
