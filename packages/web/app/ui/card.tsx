import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

type As<Tag extends ElementType, Own> = Own & { as?: Tag; className?: string | undefined } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as' | 'className'
  >;

interface CardLook {
  /** With an inner edge. */
  pad?: boolean;
  /** Lies over what is behind it. */
  raised?: boolean;
  /** A line between the things in it. */
  lined?: boolean;
}

/** A surface of its own: a `div`, or the element that says what it is. Its parts are `CardHead` and `CardBody`. */
export function Card<Tag extends ElementType = 'div'>({
  as,
  pad,
  raised,
  lined,
  className,
  ...others
}: As<Tag, CardLook>) {
  const Element: ElementType = as ?? 'div';
  const look = classNames(
    styles.card,
    raised && styles.raised,
    pad && styles.pad,
    lined && styles.lined,
    className,
  );
  return <Element {...others} className={look} />;
}

/** The inner edge of a card, for a part of one. */
export function CardBody<Tag extends ElementType = 'div'>({ as, className, ...others }: As<Tag, object>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...others} className={classNames(styles.pad, className)} />;
}

/** The bar above a card's content: its title, and what can be done with it. */
export function CardHead<Tag extends ElementType = 'div'>({ as, className, ...others }: As<Tag, object>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...others} className={classNames(styles.head, className)} />;
}
