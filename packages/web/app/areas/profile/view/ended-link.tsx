import { IconLinkOff } from '@tabler/icons-react';
import styles from '#areas/profile/profile.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconTile } from '#ui/icon-tile.tsx';

/** A share link that does not exist, or no longer works. */
export function EndedLink({ isKnown }: { isKnown: boolean }) {
  const { t } = useTexts();
  return (
    <main id="content" className={classNames(styles.card, 'wrap')}>
      <PageHead title={t('profileScreens.view.endedTitle')} path="/shared-profile" hidden />
      <Card pad className="stack">
        <IconTile icon={IconLinkOff} tone="warning" />
        <h1>{t('profileScreens.view.endedTitle')}</h1>
        <p>{t(isKnown ? 'profileScreens.view.ended' : 'profileScreens.view.unknown')}</p>
      </Card>
    </main>
  );
}
