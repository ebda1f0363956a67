import { deleteSavedSearch, restoreSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { changeSearches, withSearch } from '#features/alerts/saved-searches.ts';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem } from '#platform/api/problem.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';

/** Deletes a search at once and offers to take it back. */
export function useDeleteSearch(search: SavedSearch, onGone: () => void) {
  const { t } = useTexts();
  const { id, name } = search;

  const restore = async () => {
    try {
      const back = await callApi(restoreSavedSearch, { params: { id } });
      changeSearches((held) => withSearch(held, back));
    } catch (error) {
      announceProblem(error);
      if (error instanceof ApiProblem) showToast({ tone: 'danger', text: error.body.detail });
    }
  };
  const { run, sending } = useEndpointCall(deleteSavedSearch, {
    onDone: () => {
      changeSearches((held) => held.filter((one) => one.id !== id));
      onGone();
      showToast({
        tone: 'success',
        text: t('alerts.page.deleted', { name }),
        undo: { label: t('alerts.page.undo'), run: () => void restore() },
      });
    },
    onRefusal: (problem) => {
      if (problem.status !== 403) showToast({ tone: 'danger', text: problem.body.detail });
      return undefined;
    },
  });
  return { run: () => run({ params: { id } }), sending };
}
