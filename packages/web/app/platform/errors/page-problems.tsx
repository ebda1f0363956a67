import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { currentToasts, dismissToast, showToast } from '#ui/toasts.ts';
import { showToastAfterLoading, takeLaterToast } from './later-toast.ts';
import { announceProblem, onPageProblem } from './problem-events.ts';
import { afterSignedOut, isPageKept } from './signed-out.ts';

/** Shows what concerns the whole page: a 403 as a danger toast (R042, R043), no connection, the end of a session, another person. */
export function PageProblems() {
  const { t } = useTexts();
  const client = useQueryClient();

  useEffect(
    () =>
      onPageProblem((problem) => {
        if (problem.kind === 'notAllowed')
          showToast({ tone: 'danger', text: problem.detail || t('shell.errors.somethingWrong') });
        else if (problem.kind === 'offline')
          showToast({
            tone: 'danger',
            text: t('shell.errors.offline.title'),
            more: t('shell.errors.offline.short'),
          });
        else if (problem.kind === 'otherPerson') {
          const text = t('shell.otherPerson.text', { name: problem.name });
          if (isPageKept()) showToast({ tone: 'danger', text, more: t('shell.otherPerson.unsaved') });
          else {
            showToastAfterLoading(text);
            location.reload();
          }
        } else void afterSignedOut();
      }),
    [t],
  );

  // Once there is a connection again, that there was none is no news: as the browser says, or as an answer shows.
  useEffect(() => {
    const back = () => {
      const offline = t('shell.errors.offline.title');
      for (const { id, text } of currentToasts()) if (text === offline) dismissToast(id);
    };
    window.addEventListener('online', back);
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) back();
    });
    return () => {
      window.removeEventListener('online', back);
      stop();
    };
  }, [t, client]);

  // Failed queries and mutations reach the page without every screen having to pass them on; those that handle a 401
  // or 403 themselves carry `meta: { quiet: true }`.
  useEffect(() => {
    const stopQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && !event.query.meta?.quiet)
        announceProblem(event.action.error);
    });
    const stopMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && !event.mutation.meta?.quiet)
        announceProblem(event.action.error);
    });
    return () => {
      stopQueries();
      stopMutations();
    };
  }, [client]);

  useEffect(() => {
    const text = takeLaterToast();
    if (text) showToast({ tone: 'success', text });
  }, []);

  return null;
}
