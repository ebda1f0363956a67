import { DeadLink } from '#features/shell/dead-link.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** A preview link that never was, was withdrawn, or has ended with the draft. */
export function EndedPreview() {
  const { t } = useTexts();
  return (
    <DeadLink
      title={t('listingPreviews.endedTitle')}
      text={t('listingPreviews.endedText')}
      path="/listing-preview"
    />
  );
}
