import { readLanguage } from '@heima/domain/shared/language.ts';
import { IconFlag } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const loadDialog = async () => {
  await loadTexts(readLanguage(document.documentElement.lang) ?? 'is', ['reports', 'validation']);
  return (await import('#features/reports/report-dialog.tsx')).ReportPersonDialog;
};

/** Reports a person to staff from their public page (V247). */
export function ReportPerson({ id }: { id: string }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const ReportPersonDialog = useLazyPart(loadDialog, open, close);
  return (
    <div className="on-screen">
      <Button variant="plain" size="small" onClick={() => setOpen(true)}>
        <Icon of={IconFlag} size={16} />
        {t('profileScreens.landlord.report')}
      </Button>
      {open && ReportPersonDialog && <ReportPersonDialog id={id} onClose={close} />}
    </div>
  );
}
