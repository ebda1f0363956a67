import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon } from './icon.tsx';
import { type IconButtonLook, iconButtonClass } from './icon-button-look.ts';

type Target =
  | (Omit<LinkProps, 'className' | 'ref' | 'aria-label'> & { href?: never })
  /** The same page with something opened or closed, without the router. */
  | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-label'> & {
      href: string;
      to?: never;
    });

/** A link that is one sign; its label is read out, and what stands inside is drawn over the sign. */
export function IconLink({
  icon,
  iconSize,
  label,
  size,
  variant,
  className,
  children,
  ...target
}: IconButtonLook & Target & { ref?: Ref<HTMLAnchorElement> }) {
  const look = { className: iconButtonClass({ size, variant, className }), 'aria-label': label };
  const inside = (
    <>
      <Icon of={icon} size={iconSize} />
      {children}
    </>
  );
  if (target.href === undefined)
    return (
      <Link {...target} {...look}>
        {inside}
      </Link>
    );
  const { to: _, ...others } = target;
  return (
    <a {...others} {...look}>
      {inside}
    </a>
  );
}
