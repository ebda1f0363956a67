import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from './icon.tsx';
import { type IconButtonLook, iconButtonClass } from './icon-button-look.ts';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'aria-label'>;

/** A button that is one sign; its label is read out, and what stands inside is drawn over the sign. */
export const IconButton = ({
  icon,
  iconSize,
  label,
  size,
  variant,
  className,
  type = 'button',
  children,
  ...others
}: IconButtonLook & ButtonProps & { ref?: Ref<HTMLButtonElement> }) => (
  <button
    {...others}
    className={iconButtonClass({ size, variant, className })}
    type={type}
    aria-label={label}
  >
    <Icon of={icon} size={iconSize} />
    {children}
  </button>
);
