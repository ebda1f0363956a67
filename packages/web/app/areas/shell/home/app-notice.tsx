import { IconDeviceMobile } from '@tabler/icons-react';
import kitchen from '#areas/shell/home/pictures/kitchen.webp?url';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { Icon } from '#ui/icon.tsx';
import { Mark } from '#ui/logo.tsx';
import { Money } from '#ui/money.tsx';
import styles from './home.module.css';

const price = 345_000;

/** The mobile app, with a picture of its notifications. */
export function AppNotice() {
  const { t, format } = useTexts();
  const { productName } = usePageFacts();
  return (
    <section aria-labelledby="home-app">
      <div className={styles.app}>
        <div>
          <h2 id="home-app">{t('homeScreen.app.title', { name: productName })}</h2>
          <p className={styles.appWords}>{t('homeScreen.app.text')}</p>
          <p className="row medium">
            <Icon of={IconDeviceMobile} />
            {t('homeScreen.app.coming')}
          </p>
        </div>
        <div className={styles.phoneFrame} aria-hidden="true">
          <div className={styles.phoneMessage}>
            <Mark />
            <span>
              <b>{t('homeScreen.app.push')}</b>
              <br />
              {t('homeScreen.app.pushPrice', { price: format.money(price) })}
            </span>
          </div>
          <img src={kitchen} alt="" width={800} height={600} fetchPriority="low" />
          <p>
            <Money per={t('reference.labels.priceTypeShort.1')}>{format.money(price)}</Money>
            <br />
            {t('homeScreen.app.home')}
          </p>
        </div>
      </div>
    </section>
  );
}
