import { duplicateListing } from '@heima/domain/listing-copies/endpoints.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import type { CopyNote } from '#features/listing/copy-note.ts';
import { hold } from '#platform/api/held.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toasts.ts';

interface DuplicateButtonProps {
  id: string;
  /** What is read out, where several listings stand beside each other. */
  label?: string;
  size?: 'row';
  children?: ReactNode;
}

/** Makes a draft like the listing and opens it in the wizard, where what belongs to one home alone is asked for. */
export function DuplicateButton({ id, label, size, children }: DuplicateButtonProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const call = useEndpointCall(duplicateListing, {
    onDone: (copy) => {
      hold(listingQuery(copy.id), copy);
      const title = copy.title ?? t('listings.card.untitled');
      navigate(`/start-listing?listing=${copy.id}`, { state: { copyOf: title } satisfies CopyNote });
    },
    onRefusal: ({ body }) => {
      showToast({ tone: 'danger', text: t('landlordScreens.copy.failed'), more: body.detail });
      return true;
    },
  });
  return (
    <Button
      variant="quiet"
      {...(size && { size })}
      busy={call.sending}
      aria-label={label}
      onClick={() => void call.run({ params: { id } })}
    >
      {children}
      {t('landlordScreens.row.copy')}
    </Button>
  );
}
