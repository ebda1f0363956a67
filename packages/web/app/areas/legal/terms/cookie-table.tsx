import styles from '#areas/legal/text-page.module.css';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** The cookies that are set, by name; what for and how long stands in the texts under the same name. */
const cookies = [
  'heima_access',
  'heima_refresh',
  'heima_device',
  'heima_lang',
  'heima_theme',
  'heima_client',
  'heima_cookies',
] as const;

/** Every cookie of the product: name, purpose, lifetime. */
export function CookieTable() {
  const { t } = useTexts();
  const columns = ['name', 'purpose', 'lifetime'] as const;
  return (
    <table className={styles.cookies}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`legalScreens.cookie.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map((cookie) => (
          <tr key={cookie}>
            <td>
              <code>{cookie}</code>
            </td>
            <td>{t(`legalScreens.cookie.purposes.${cookie}`)}</td>
            <td className="muted">{t(`legalScreens.cookie.lifetimes.${cookie}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
