import { useLocation } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { withQuery } from './in-language.ts';

/**
 * Links to the same page light, dark or as the device asks for; that of the present choice is not shown. The server
 * keeps the choice and leads back, so that it works without scripts and costs pages next to none.
 */
export function ThemeLinks() {
  const { t } = useTexts();
  const place = useLocation();
  return (['light', 'dark', 'device'] as const).map((one) => (
    <a key={one} href={withQuery(place, 'theme', one)} data-choice={one}>
      {t(`shell.theme.${one}`)}
    </a>
  ));
}
