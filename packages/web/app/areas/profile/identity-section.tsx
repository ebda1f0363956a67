import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SectionCard } from './section-card.tsx';

/**
 * Whether the person is proved to be who the profile says (V051). It stands on the profile and on its edit page; ways to
 * prove it (V041, V042, V043) are its children.
 */
export function IdentitySection({ verified, children }: { verified: boolean; children?: ReactNode }) {
  const { t } = useTexts();
  return (
    <SectionCard id="identity" title={t('profile.sections.identity')}>
      <div className="card__pad stack stack--8">
        <p className={verified ? 'state state--moss' : 'state state--sun'}>
          <Icon of={verified ? IconCircleCheck : IconAlertCircle} size={16} />
          {t(verified ? 'profile.identity.verified' : 'profile.identity.unverified')}
        </p>
        <p className="small muted">
          {t(verified ? 'profile.identity.verifiedText' : 'profile.identity.unverifiedText')}
        </p>
        {children}
      </div>
    </SectionCard>
  );
}
