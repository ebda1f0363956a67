import type { OwnApplication } from '@heima/domain/applications/application-answer.ts';
import { codeAndPlace, joined } from '@heima/domain/shared/one-line.ts';
import { HomeSummary } from '#areas/tenant/applications/home-summary.tsx';
import { ApplicationStatusBadge } from '#features/applications/status-badge.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';

/** One own application in the list: for which home, where, since when, and how it stands. */
export function ApplicationRow({ application }: { application: OwnApplication }) {
  const { t, format } = useTexts();
  const { id, listing, status, created_at } = application;
  return (
    <li>
      <HomeSummary
        home={listing}
        to={`/tenant/applications/${id}`}
        state={<ApplicationStatusBadge status={status} />}
      >
        <p className="small muted">
          {joined([
            codeAndPlace(listing.postal_code, listing.city),
            t('applicationsScreen.tenant.sentOn', { date: format.date(created_at) }),
          ])}
        </p>
      </HomeSummary>
    </li>
  );
}
