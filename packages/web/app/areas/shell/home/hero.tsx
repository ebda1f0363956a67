import { Link } from 'react-router';
import streetDay from '#areas/shell/home/pictures/street-day.webp?url';
import streetNight from '#areas/shell/home/pictures/street-night.webp?url';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { nightMedia } from '#platform/night-media.ts';
import { FindForm } from './find-form.tsx';
import styles from './home.module.css';

/** On the server the finished page is changed to what was chosen. */
const theme = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme;

/** One sentence, how many homes there are, and the search. */
export function Hero({ count }: { count: number | undefined }) {
  const { t, format } = useTexts();
  return (
    <div className={styles.hero}>
      <picture className={styles.heroPic}>
        <source srcSet={streetNight} media={nightMedia(theme)} suppressHydrationWarning />
        <img src={streetDay} alt="" width={1920} height={620} fetchPriority="high" />
      </picture>
      <div className="wrap">
        <h1>{t('homeScreen.headline')}</h1>
        <p data-live-count className={styles.heroLive}>
          {count ? t('homeScreen.live', { count, shown: format.number(count) }) : null}
        </p>
        <FindForm />
        <p className={styles.heroLet}>
          {t('homeScreen.let.question')} <Link to="/start-listing">{t('homeScreen.let.action')}</Link>
        </p>
      </div>
    </div>
  );
}
