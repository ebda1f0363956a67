import { useTexts } from '../../platform/i18n/use-texts.tsx';

interface OlderButtonProps {
  hasOlder: boolean;
  loading: boolean;
  onLoad: () => void;
}

/** Fetches older notifications while there are any, and says when all are there (R171). */
export function OlderButton({ hasOlder, loading, onLoad }: OlderButtonProps) {
  const { t } = useTexts();
  return hasOlder ? (
    <button className="btn btn--quiet btn--s" type="button" aria-disabled={loading} onClick={onLoad}>
      {t(loading ? 'notifications.box.loading' : 'notifications.box.older')}
    </button>
  ) : (
    <p className="small muted">{t('notifications.box.noMore')}</p>
  );
}
