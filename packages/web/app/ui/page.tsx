import type { ReactNode, Ref } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** What the head of the document says of it. */
  head: ReactNode;
  title: ReactNode;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** What can be done with all of it, on the right of the title. */
  actions?: ReactNode;
  /** Where it stands among others, above the title. */
  crumbs?: ReactNode;
  /** Stands instead of the content: its outline while it comes, or why it cannot be shown. */
  state?: ReactNode;
  /** Text and forms are read in a narrow column. */
  width?: 'full' | 'narrow';
  /** The title, for whom the focus has to go somewhere. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

interface PageFrameProps {
  width?: PageProps['width'];
  /** Its content is on its way. */
  busy?: boolean;
  children: ReactNode;
}

/** The place of a page in the frame of the account. */
export const PageFrame = ({ width = 'full', busy, children }: PageFrameProps) => (
  <main id="content" className={styles.page} aria-busy={busy}>
    <div className={styles[width]}>{children}</div>
  </main>
);

/** A page of the account and staff areas: what it is, what can be done with it, and its content or its state. */
export const Page = ({
  head,
  title,
  lead,
  actions,
  crumbs,
  state,
  width = 'full',
  titleRef,
  children,
}: PageProps) => (
  <PageFrame width={width}>
    {head}
    {crumbs}
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
    {state ?? children}
  </PageFrame>
);
