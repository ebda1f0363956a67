import { keyFromData } from '@heima/domain/shared/text-key.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './home.module.css';

const ways = [
  {
    who: 'tenants',
    steps: ['find', 'watch', 'profile'],
  },
  {
    who: 'landlords',
    steps: ['advertise', 'publish', 'follow'],
  },
] as const;

/** How renting works, for those who look for a home and those who let one. */
export function HowItWorks() {
  const { t } = useTexts();
  const { productName } = usePageFacts();
  return (
    <section aria-labelledby="home-how">
      <div className={styles.sectionHead}>
        <h2 id="home-how">{t('homeScreen.how.title', { name: productName })}</h2>
      </div>
      <div className={styles.two}>
        {ways.map(({ who, steps }) => (
          <div key={who}>
            <h3>{t(`homeScreen.how.${who}.title`)}</h3>
            <ol className={styles.how}>
              {steps.map((step) => (
                <li key={step}>
                  <div>
                    <b>{t(keyFromData(`homeScreen.how.${who}.steps.${step}.title`))}</b>
                    <p>{t(keyFromData(`homeScreen.how.${who}.steps.${step}.text`))}</p>
                  </div>
                </li>
              ))}
            </ol>
            {who === 'landlords' && (
              <p className={styles.howEnd}>
                <LinkButton to="/start-listing">{t('homeScreen.let.action')}</LinkButton>
              </p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
