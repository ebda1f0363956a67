import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type ReactElement, useContext } from 'react';
import styles from './floating.module.css';
import { ModalHost } from './modal-host.ts';

interface TooltipProps {
  /** A few words; what must be read stands on the page. */
  text: string;
  /** What is pointed at, or has the focus: a button or link with a name of its own. */
  children: ReactElement;
}

/** Words that come up at a sign while it is pointed at or has the focus. Escape takes them away; fingers see none. */
export function Tooltip({ text, children }: TooltipProps) {
  const host = useContext(ModalHost);
  return (
    <Provider delayDuration={400}>
      <Root>
        <Trigger asChild>{children}</Trigger>
        <Portal container={host}>
          <Content className={styles.tip} sideOffset={6} collisionPadding={8}>
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
