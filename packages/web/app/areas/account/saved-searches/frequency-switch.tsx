import { changeSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import { alertFrequencies } from '@heima/domain/alerts/saved-search.ts';
import type { SavedSearch } from '@heima/domain/alerts/saved-search-answer.ts';
import { changeSearches, withSearch } from '#features/alerts/saved-searches.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { showToast } from '#ui/toasts.ts';

/** When e-mails about a search come: at once, daily or never. */
export function FrequencySwitch({ search }: { search: SavedSearch }) {
  const { t } = useTexts();
  const { run, sending } = useEndpointCall(changeSavedSearch, {
    onDone: (changed) => {
      changeSearches((held) => withSearch(held, changed));
      showToast({ tone: 'success', text: t(`alerts.page.mailSet.${changed.frequency}`) });
    },
    onRefusal: (problem) => {
      if (problem.status !== 403) showToast({ tone: 'danger', text: problem.body.detail });
      return undefined;
    },
  });
  return (
    <div className="row row--wrap">
      <span className="small muted" aria-hidden="true">
        {t('alerts.page.mail')}
      </span>
      <Segmented label={t('alerts.page.mailNamed', { name: search.name })} size="small">
        {alertFrequencies.map((frequency) => (
          <button
            key={frequency}
            type="button"
            aria-pressed={search.frequency === frequency}
            aria-disabled={sending}
            onClick={() => {
              if (search.frequency !== frequency)
                void run({ params: { id: search.id }, body: { frequency } });
            }}
          >
            {t(`alerts.frequency.${frequency}`)}
          </button>
        ))}
      </Segmented>
    </div>
  );
}
