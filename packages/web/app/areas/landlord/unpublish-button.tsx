import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLazyPart } from '../../platform/errors/use-lazy-part.ts';
import { keepAnswer } from './my-listings/keep-answer.ts';

interface UnpublishButtonProps {
  id: string;
  className: string;
  label?: string;
  children: ReactNode;
}

const loadDialog = async () => (await import('./unpublish-dialog.tsx')).UnpublishDialog;

/** Asks for the reason, and takes the listing out of publication (V085). */
export function UnpublishButton({ id, className, label, children }: UnpublishButtonProps) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const UnpublishDialog = useLazyPart(loadDialog, asks, close);
  return (
    <>
      <button className={className} type="button" aria-label={label} onClick={() => setAsks(true)}>
        {children}
      </button>
      {asks && UnpublishDialog && (
        <UnpublishDialog
          id={id}
          onClose={close}
          onDone={(answer) => {
            close();
            keepAnswer(queries, answer);
          }}
        />
      )}
    </>
  );
}
