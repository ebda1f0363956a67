import type { ReactNode } from 'react';

interface SubmitButtonProps {
  form: { sending: boolean };
  /** Also while the form cannot be sent yet. */
  disabled?: boolean;
  className?: string;
  children: ReactNode;
  /** Said instead while it is being sent. */
  sending?: ReactNode;
}

/** The button that acts; it waits while its form is being sent. */
export const SubmitButton = ({
  form,
  disabled = false,
  className = 'btn btn--primary btn--big btn--wide',
  children,
  sending,
}: SubmitButtonProps) => (
  <button className={className} type="submit" disabled={disabled || form.sending}>
    {form.sending ? (sending ?? children) : children}
  </button>
);
