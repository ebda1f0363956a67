import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** What it began is under way: it keeps the focus and takes no further press. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that acts. It sends no form unless its type is submit. */
export function Button({
  variant,
  size,
  wide,
  className,
  busy = false,
  type = 'button',
  disabled = false,
  onClick,
  ...others
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also Enter in a field of its form is such a press.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...others}
      className={buttonClass({ variant, size, wide, className })}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    />
  );
}
