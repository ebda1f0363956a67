import { Outlet } from 'react-router';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The frame of public pages: skip link, header, the page, footer. */
export default function PublicLayout() {
  const { t } = useTexts();
  return (
    <>
      <a className="skip" href="#content">
        {t('shell.skip')}
      </a>
      <SiteHeader />
      <Outlet />
      <SiteFooter />
    </>
  );
}
