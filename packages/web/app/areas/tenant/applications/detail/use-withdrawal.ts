import { cancelApplication } from '@heima/domain/applications/tenant-endpoints.ts';
import { refreshApplications } from '#features/applications/use-live-applications.ts';
import { hold } from '#platform/api/held.ts';
import { useEndpointCall } from '#platform/forms/use-endpoint-call.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { showToast } from '#ui/toasts.ts';
import { applicationQuery } from './application-queries.ts';

/**
 * Withdraws an application (R190). The answer stands in the place of what is shown (R193); what has happened, and the
 * list, are asked for anew like all that a write leaves stale (R194).
 */
export function useWithdrawal(id: string) {
  const { t } = useTexts();
  const call = useEndpointCall(cancelApplication, {
    onDone: (answer) => {
      hold(applicationQuery(id), answer);
      showToast({ tone: 'success', text: t('applicationsScreen.tenant.withdraw.done') });
    },
    onRefusal: (problem) => {
      // It was decided meanwhile: the page shows how.
      if (problem.status === 409) void refreshApplications();
      return undefined;
    },
  });
  return {
    sending: call.sending,
    /** Why it could not be withdrawn (R195). */
    refusal: call.refusal,
    run: async () => {
      await call.run({ params: { id } });
    },
  };
}
