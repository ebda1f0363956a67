import { languages } from '@heima/domain/shared/language.ts';
import { IconCheck } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { LanguageLink } from './language-link.tsx';
import styles from './menu-panel.module.css';

/** Chooses the language of the pages; 400 px wide (V006, R018). */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts();
  return (
    <Dialog
      title={t('shell.language.title')}
      closeLabel={t('shell.close')}
      onClose={onClose}
      width={400}
      sheet
    >
      <ul className={styles.languageList}>
        {languages.map(({ code, name }) => {
          const current = code === language;
          return (
            <li key={code}>
              <LanguageLink
                className={styles.link}
                code={code}
                aria-current={current ? 'true' : undefined}
                data-first={current ? true : undefined}
              >
                <span>{name}</span>
                {current && <Icon of={IconCheck} />}
              </LanguageLink>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
