import type { LandlordStep } from '@heima/domain/overview/next-steps.ts';
import { type LandlordWaiting, landlordPaths } from '@heima/domain/overview/waiting.ts';
import {
  IconAlertCircle,
  IconCalendarEvent,
  IconCashBanknote,
  IconClockPause,
  IconId,
  IconInbox,
  IconMail,
  IconMessage,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { OverviewColumns } from '#areas/account/overview/overview-columns.tsx';
import { landlordOverviewQuery, useLiveOverview } from '#areas/account/overview/overview-queries.ts';
import { useFirstDetails } from '#areas/account/overview/use-first-details.ts';
import type { WaitingRow } from '#areas/account/overview/waiting-section.tsx';
import { loadState } from '#platform/errors/load-state.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Page } from '#ui/page.tsx';

const icons: Readonly<Record<LandlordWaiting, WaitingRow['icon']>> = {
  bids: IconCashBanknote,
  messages: IconMessage,
  applications: IconInbox,
  openHouses: IconCalendarEvent,
  stillFree: IconClockPause,
  refused: IconAlertCircle,
  drafts: IconPencil,
  contacts: IconMail,
  identity: IconId,
};

const steps: Readonly<Record<LandlordStep, string>> = {
  createListing: '/start-listing',
  publish: '/landlord/my-listings?tab=drafts',
  planOpenHouse: '/landlord/open-houses',
};

/** The first page of whoever lets homes: what waits, what has happened, and what may be done next. */
export function LandlordOverviewScreen() {
  const { t } = useTexts();
  const overview = useQuery(landlordOverviewQuery());
  const detailsOf = useFirstDetails();
  useLiveOverview();
  const { data } = overview;
  return (
    <Page
      head={<PageHead title={t('shell.menu.landlordOverview')} path="/landlord" hidden />}
      title={t('shell.menu.landlordOverview')}
      lead={t('overviewScreen.landlord.lead')}
      actions={
        <LinkButton to="/start-listing">
          <Icon of={IconPlus} />
          {t('shell.menu.createListing')}
        </LinkButton>
      }
      state={loadState(overview, t('overviewScreen.failed'), 3)}
    >
      {data && (
        <OverviewColumns
          waiting={data.waiting.map(({ kind, count, first }) => ({
            kind,
            icon: icons[kind],
            title: t(`overviewScreen.landlord.kinds.${kind}`, { count }),
            to: landlordPaths[kind],
            details: detailsOf(kind, first),
          }))}
          steps={data.next_steps.map((step) => ({
            step,
            title: t(`overviewScreen.landlord.steps.${step}.title`),
            text: t(`overviewScreen.landlord.steps.${step}.text`),
            to: steps[step],
          }))}
          recent={data.recent}
        />
      )}
    </Page>
  );
}
