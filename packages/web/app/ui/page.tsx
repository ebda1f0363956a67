import type { ReactNode, Ref } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** What the head of the document says of it. */
  head: ReactNode;
  title: ReactNode;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** What can be done with all of it: on the right of the title, on phones across the page below it. */
  actions?: ReactNode;
  /** Where it stands among others, above the title. */
  crumbs?: ReactNode;
  /** Stands instead of the content: its outline while it comes, or why it cannot be shown. */
  state?: ReactNode;
  /** The title, for whom the focus has to go somewhere. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}

interface PageFrameProps {
  /** Its content is on its way. */
  busy?: boolean;
  children: ReactNode;
}

/** The place of a page in the frame of the account: all of them have one width and one left edge. */
export const PageFrame = ({ busy, children }: PageFrameProps) => (
  <main id="content" className={styles.page} aria-busy={busy}>
    <div className={styles.column}>{children}</div>
  </main>
);

/** A page of the account and staff areas: what it is, what can be done with it, and its content or its state. */
export const Page = ({ head, title, lead, actions, crumbs, state, titleRef, children }: PageProps) => (
  <PageFrame>
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
