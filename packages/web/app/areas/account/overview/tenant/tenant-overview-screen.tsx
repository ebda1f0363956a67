import type { TenantStep } from '@heima/domain/overview/next-steps.ts';
import { type TenantWaiting, tenantPaths } from '@heima/domain/overview/waiting.ts';
import {
  IconBookmark,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCashBanknote,
  IconId,
  IconMail,
  IconMessage,
  IconSearch,
  IconSend,
  IconUser,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { OverviewColumns } from '#areas/account/overview/overview-columns.tsx';
import { tenantOverviewQuery, useLiveOverview } from '#areas/account/overview/overview-queries.ts';
import { useFirstDetails } from '#areas/account/overview/use-first-details.ts';
import type { WaitingRow } from '#areas/account/overview/waiting-section.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';

const icons: Readonly<Record<TenantWaiting, WaitingRow['icon']>> = {
  bids: IconCashBanknote,
  messages: IconMessage,
  openHouseInvites: IconCalendarPlus,
  answers: IconSend,
  openHouses: IconCalendarEvent,
  savedSearches: IconBookmark,
  contacts: IconMail,
  identity: IconId,
  profile: IconUser,
};

const steps: Readonly<Record<TenantStep, string>> = {
  search: '/listings',
  saveSearch: '/account/saved-searches',
  openHouses: '/open-houses',
};

/** The first page of whoever looks for a home: what waits, what has happened, and what may be done next. */
export function TenantOverviewScreen() {
  const { t } = useTexts();
  const overview = useQuery(tenantOverviewQuery());
  const detailsOf = useFirstDetails();
  useLiveOverview();
  const { data } = overview;
  return (
    <Page
      head={<PageHead title={t('shell.menu.tenantOverview')} path="/tenant" hidden />}
      title={t('shell.menu.tenantOverview')}
      lead={t('overviewScreen.tenant.lead')}
      actions={
        <LinkButton to="/listings">
          <Icon of={IconSearch} />
          {t('overviewScreen.tenant.search')}
        </LinkButton>
      }
      state={loadState(overview, t('overviewScreen.failed'), 3)}
    >
      {data && (
        <OverviewColumns
          waiting={data.waiting.map(({ kind, count, first }) => ({
            kind,
            icon: icons[kind],
            title: t(`overviewScreen.tenant.kinds.${kind}`, { count }),
            to: tenantPaths[kind],
            details: detailsOf(kind, first),
          }))}
          steps={data.next_steps.map((step) => ({
            step,
            title: t(`overviewScreen.tenant.steps.${step}.title`),
            text: t(`overviewScreen.tenant.steps.${step}.text`),
            to: steps[step],
          }))}
          recent={data.recent}
        />
      )}
    </Page>
  );
}
