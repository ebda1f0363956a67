import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

/** Confirmed or not, in colour, sign and word. */
export function VerifiedBadge({ verified }: { verified: boolean }) {
  const { t } = useTexts();
  return (
    <StateBadge
      look="text"
      tone={verified ? 'success' : 'warning'}
      icon={verified ? IconCircleCheck : IconAlertCircle}
    >
      {verified ? t('auth.contact.verified') : t('auth.contact.unverified')}
    </StateBadge>
  );
}
