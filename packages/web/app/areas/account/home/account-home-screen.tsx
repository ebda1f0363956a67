import { Link } from 'react-router';
import { accountMenu } from '#account-menu.ts';
import { tilesFor } from '#features/shell/menu.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import styles from './account-home.module.css';

/** The way into everything of the account (V029). */
export function AccountHomeScreen() {
  const { t } = useTexts();
  const viewer = useViewer();
  return (
    <Page
      head={<PageHead title={t('shell.menu.settings')} path="/account" hidden />}
      title={t('shell.menu.settings')}
      lead={t('accountScreens.home.lead')}
    >
      <ul className={styles.tiles}>
        {tilesFor(viewer, accountMenu).map(({ key, name, to, icon }) => (
          <li key={key}>
            <Card as={Link} pad className={styles.tile} to={to}>
              <Icon of={icon} />
              <span className="stack stack--4">
                <b className="strong">{t(`shell.menu.${name}`)}</b>
                <span className="small muted">{t(`accountScreens.home.tiles.${key}`)}</span>
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </Page>
  );
}
