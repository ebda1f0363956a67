import { useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';

/** Copies a text and knows that it was done; where the browser does not let pages copy, says so. */
export function useCopied(): { copied: boolean; copy: (text: string) => Promise<boolean> } {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      return true;
    } catch {
      showToast({ tone: 'danger', text: t('loginSecurityScreen.notCopied') });
      return false;
    }
  };
  return { copied, copy };
}
