import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { CardBody } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

/** Whether the person is proved to be who the profile says (V051), and the way to prove it. */
export function IdentitySection({ verified }: { verified: boolean }) {
  const { t } = useTexts();
  return (
    <Section bar id="identity" title={t('profileScreens.sections.identity')}>
      <CardBody className="stack stack--8">
        <StateBadge
          look="text"
          tone={verified ? 'success' : 'warning'}
          icon={verified ? IconCircleCheck : IconAlertCircle}
        >
          {t(verified ? 'profileScreens.identity.verified' : 'profileScreens.identity.unverified')}
        </StateBadge>
        <p className="small muted">
          {t(verified ? 'profileScreens.identity.verifiedText' : 'profileScreens.identity.unverifiedText')}
        </p>
        {!verified && (
          <LinkButton size="small" to="/profile/edit?identity=1">
            {t('profileScreens.identity.prove')}
          </LinkButton>
        )}
      </CardBody>
    </Section>
  );
}
