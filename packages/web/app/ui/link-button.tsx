import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button-look.ts';

type Target =
  | (Omit<LinkProps, 'className' | 'ref'> & { href?: never })
  /** Another document: a download, or a page that must load anew. */
  | (Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & { href: string; to?: never });

/** A link that looks like a button: it leads somewhere, `to` a page or to the `href` of another document. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...target
}: ButtonLook & Target & { ref?: Ref<HTMLAnchorElement> }) {
  const look = buttonClass({ variant, size, wide, className });
  if (target.href === undefined) return <Link {...target} className={look} />;
  const { children, to: _, ...others } = target;
  return (
    <a {...others} className={look}>
      {children}
    </a>
  );
}
