import { IconShieldCheck, IconSignature } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { Icon } from '#ui/icon.tsx';
import { Ridge } from '#ui/ridge.tsx';
import styles from './home.module.css';

/** The notice on registration with the housing authority (Rent Act art. 5(1), as of Act 72/2025). */
export function RegistrationNotice() {
  const { t } = useTexts();
  const { productName } = usePageFacts();
  return (
    <section aria-labelledby="home-registration">
      <div className={styles.registration}>
        <div>
          <h2 id="home-registration">{t('homeScreen.registration.title')}</h2>
          <p>{t('homeScreen.registration.text', { name: productName })}</p>
          <p>
            <Link to="/about#registration">{t('homeScreen.registration.more')}</Link>
          </p>
        </div>
        <div className={styles.path} role="img" aria-label={t('homeScreen.registration.picture')}>
          <span>
            <Icon of={IconSignature} size={24} />
            {t('homeScreen.registration.signature')}
          </span>
          <span className={styles.pathMiddle}>
            <b>{t('homeScreen.registration.days')}</b>
            <Ridge strong />
          </span>
          <span>
            <Icon of={IconShieldCheck} size={24} />
            {t('homeScreen.registration.register')}
          </span>
        </div>
      </div>
    </section>
  );
}
