import type { ReactNode } from 'react';
import { PageHead } from '#platform/page-head.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Notice } from '#ui/notice.tsx';
import styles from './email-answer.module.css';

interface AnswerCardProps {
  title: string;
  /** Where its page stands, without the token. */
  path: string;
  children: ReactNode;
}

/** The page that the link of an e-mail leads to: one question, answered without signing in. */
export const AnswerCard = ({ title, path, children }: AnswerCardProps) => (
  <main id="content" className={classNames(styles.page, 'wrap')}>
    <PageHead title={title} path={path} hidden />
    <Card className={styles.card}>
      <h1>{title}</h1>
      {children}
    </Card>
  </main>
);

/** The question. */
export const Question = ({ children }: { children: ReactNode }) => (
  <p className={styles.question}>{children}</p>
);

/** What stands of the answer, read out when it changes; a refusal below. */
export const AnswerState = ({ refusal, children }: { refusal: string | undefined; children: ReactNode }) => (
  <div className="stack" aria-live="polite">
    {children}
    {refusal && (
      <Notice tone="danger" role="alert">
        {refusal}
      </Notice>
    )}
  </div>
);
