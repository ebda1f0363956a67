import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './cookie-banner.module.css';
import { acceptance, hasAccepted } from './cookie-consent.ts';

/**
 * Says which cookies there are until it is accepted (V007, R012). It comes after the page, floats over its lower edge
 * and fades in, so that it moves nothing and is never what the page is measured by.
 */
export function CookieBanner() {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (hasAccepted(document.cookie)) return;
    const show = () => setOpen(true);
    const timer = setTimeout(show, 800);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  const accept = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in some browsers.
    document.cookie = acceptance(location.protocol === 'https:');
    setOpen(false);
  };
  return (
    <Card
      as="section"
      raised
      className={classNames(styles.banner, 'on-screen')}
      data-cookie-banner
      aria-label={t('shell.cookies.label')}
    >
      <p>
        {t('shell.cookies.text')} <Link to="/terms/cookie-policy">{t('shell.cookies.more')}</Link>
      </p>
      <Button onClick={accept}>{t('shell.cookies.accept')}</Button>
    </Card>
  );
}
