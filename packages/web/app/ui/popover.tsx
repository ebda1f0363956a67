import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useContext } from 'react';
import { classNames } from './class-names.ts';
import styles from './floating.module.css';
import { ModalHost } from './modal-host.ts';

interface PopoverProps {
  /** Names the box. */
  label: string;
  /** The button that opened it: it hangs there, and the focus goes back to it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
  align?: 'start' | 'end';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A small box at its button, shown as long as it is drawn. The page stays alive: a press beside it, Escape, and leaving
 * it with Tab close it. What needs the whole attention is a `Dialog`.
 */
export function Popover({ label, opener, onClose, align = 'start', className, children }: PopoverProps) {
  const host = useContext(ModalHost);
  return (
    <Root open onOpenChange={onClose}>
      <Anchor virtualRef={opener as RefObject<HTMLElement>} />
      <Portal container={host}>
        <Content
          className={classNames(styles.box, styles.popover, className)}
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onInteractOutside={(event) => {
            // The button itself closes it by the same press.
            if (opener.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
