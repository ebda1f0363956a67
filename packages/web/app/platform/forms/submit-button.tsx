import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { ButtonLook } from '#ui/button-look.ts';

interface SubmitButtonProps extends ButtonLook {
  form: { sending: boolean };
  /** Also while the form cannot be sent yet. */
  disabled?: boolean;
  children: ReactNode;
  /** Said instead while it is being sent. */
  sending?: ReactNode;
}

/** The button that sends a form, and waits while it is being sent. Without a look it is the one large button of a dialog. */
export function SubmitButton({ form, disabled, children, sending, ...look }: SubmitButtonProps) {
  const drawn: ButtonLook = look.variant ? look : { ...look, variant: 'primary', size: 'large', wide: true };
  return (
    <Button {...drawn} type="submit" busy={form.sending} disabled={disabled}>
      {form.sending ? (sending ?? children) : children}
    </Button>
  );
}
