import { type ReactNode, useState } from 'react';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-look.ts';

interface UnpublishButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  id: string;
  label?: string;
  children: ReactNode;
}

const loadDialog = async () => (await import('./unpublish-dialog.tsx')).UnpublishDialog;

/** Asks for the reason, and takes the listing out of publication (V085). */
export function UnpublishButton({ id, label, children, ...look }: UnpublishButtonProps) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const UnpublishDialog = useLazyPart(loadDialog, asks, close);
  return (
    <>
      <Button {...look} aria-label={label} onClick={() => setAsks(true)}>
        {children}
      </Button>
      {asks && UnpublishDialog && <UnpublishDialog id={id} onClose={close} onDone={close} />}
    </>
  );
}
