import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';

interface OlderButtonProps {
  hasOlder: boolean;
  loading: boolean;
  onLoad: () => void;
}

/** Fetches older notifications while there are any, and says when all are there (R171). */
export function OlderButton({ hasOlder, loading, onLoad }: OlderButtonProps) {
  const { t } = useTexts();
  return hasOlder ? (
    <Button variant="quiet" size="small" busy={loading} onClick={onLoad}>
      {t(loading ? 'notifications.box.loading' : 'notifications.box.older')}
    </Button>
  ) : (
    <p className="small muted">{t('notifications.box.noMore')}</p>
  );
}
