import type { ReactNode } from 'react';
import { WaysOn } from '#platform/errors/ways-on.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

interface DeadLinkProps {
  title: string;
  text: string;
  /** Where its page stands, without the token. */
  path: string;
  /** Other ways on than to the search and the front page. */
  actions?: ReactNode;
}

/** The page of a link with a token that leads to nothing, or to nothing any more. */
export const DeadLink = ({ title, text, path, actions = <WaysOn /> }: DeadLinkProps) => (
  <main id="content" className="wrap">
    <PageHead title={title} path={path} hidden />
    <EmptyState size="page" heading="h1" sign="alert" title={title} text={text} actions={actions} />
  </main>
);
