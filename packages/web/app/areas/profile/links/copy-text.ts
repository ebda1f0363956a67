import type { Translate } from '@heima/domain/shared/translate.ts';
import { showToast } from '#ui/toasts.ts';

/** Copies a link and says so; where the browser does not let pages copy, says that it has to be done by hand. */
export async function copyText(text: string, t: Translate): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ tone: 'success', text: t('profileScreens.links.copied') });
  } catch {
    showToast({ tone: 'danger', text: t('profileScreens.links.notCopied') });
  }
}
