import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const loadDialog = async () => (await import('./preview-dialog.tsx')).PreviewDialog;

interface PreviewButtonProps {
  id: string;
  /** What is read out, where several listings stand beside each other. */
  label?: string;
  size?: 'row';
}

/** Opens how a draft will look, and the link by which others see it. */
export function PreviewButton({ id, label, size }: PreviewButtonProps) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const PreviewDialog = useLazyPart(loadDialog, isOpen, close);
  return (
    <>
      <Button
        variant={size ? 'quiet' : 'line'}
        {...(size && { size })}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {!size && <Icon of={IconEye} />}
        {t('listingPreviews.open')}
      </Button>
      {isOpen && PreviewDialog && <PreviewDialog id={id} onClose={close} />}
    </>
  );
}
