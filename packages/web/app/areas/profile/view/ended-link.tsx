import { IconLinkOff } from '@tabler/icons-react';
import styles from '#areas/profile/profile.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

/** A share link that does not exist, or no longer works. */
export function EndedLink({ isKnown }: { isKnown: boolean }) {
  const { t } = useTexts();
  return (
    <main id="content" className={classNames(styles.profcard, 'wrap')}>
      <PageHead title={t('profileScreens.view.endedTitle')} path="/shared-profile" hidden />
      <div className="card card__pad stack">
        <span className="ic-tile ic-tile--sun">
          <Icon of={IconLinkOff} />
        </span>
        <h1>{t('profileScreens.view.endedTitle')}</h1>
        <p>{t(isKnown ? 'profileScreens.view.ended' : 'profileScreens.view.unknown')}</p>
      </div>
    </main>
  );
}
