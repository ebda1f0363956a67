import {
  IconBell,
  IconBookmark,
  IconBuilding,
  IconChartBar,
  IconCreditCard,
  IconHeart,
  IconLock,
  IconMail,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { viewOf } from '#features/shell/menu.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { Page } from '#ui/page.tsx';
import styles from './account-home.module.css';

interface Tile {
  key:
    | 'profile'
    | 'contact'
    | 'security'
    | 'notifications'
    | 'payouts'
    | 'searches'
    | 'liked'
    | 'corenters'
    | 'listings'
    | 'insights';
  to: string;
  icon: typeof IconUser;
  view?: 'tenant' | 'landlord';
}

/** Tiles of what exists; contracts join with their page. */
const tiles: readonly Tile[] = [
  { key: 'profile', to: '/profile', icon: IconUser },
  { key: 'contact', to: '/account/contact', icon: IconMail },
  { key: 'security', to: '/account/login-security', icon: IconLock },
  { key: 'notifications', to: '/account/notifications', icon: IconBell },
  { key: 'payouts', to: '/account/payout-methods', icon: IconCreditCard },
  { key: 'searches', to: '/account/saved-searches', icon: IconBookmark },
  { key: 'liked', to: '/account/liked-listings', icon: IconHeart, view: 'tenant' },
  { key: 'corenters', to: '/tenant/co-tenants', icon: IconUsers, view: 'tenant' },
  { key: 'listings', to: '/landlord/my-listings', icon: IconBuilding, view: 'landlord' },
  { key: 'insights', to: '/account/insights', icon: IconChartBar, view: 'landlord' },
];

/** The way into everything of the account (V029). */
export function AccountHomeScreen() {
  const { t } = useTexts();
  const viewer = useViewer();
  const shown = tiles.filter(({ view }) => !view || !viewer || view === viewOf(viewer));
  return (
    <Page
      head={<PageHead title={t('account.home.title')} path="/account" hidden />}
      title={t('account.home.title')}
      lead={t('account.home.lead')}
    >
      <ul className={styles.tiles}>
        {shown.map(({ key, to, icon }) => (
          <li key={key}>
            <Link className={classNames(styles.tile, 'card card__pad')} to={to}>
              <Icon of={icon} />
              <span className="stack stack--4">
                <b className="strong">{t(`account.home.tiles.${key}.title`)}</b>
                <span className="small muted">{t(`account.home.tiles.${key}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
