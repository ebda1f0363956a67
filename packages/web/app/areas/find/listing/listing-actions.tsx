import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconCircleCheck, IconFlag, IconPencil, IconSend } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { Price } from '#entities/listing/costs.tsx';
import { useLazyPart } from '#platform/errors/use-lazy-part.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { BottomBar } from '#ui/bottom-bar.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { availableWords } from './available-words.ts';
import { Heart } from './heart.tsx';
import styles from './listing.module.css';
import { isOwn } from './own-listing.ts';

const loadReport = async () => (await import('#features/reports/report-dialog.tsx')).ReportListingDialog;

/**
 * The one thing to do with a listing: for those who let it to edit it, for everybody else to apply, or to see the
 * application that was sent. What is not to let can be kept.
 */
function MainAction({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  if (!isOwn(listing)) {
    if (listing.application_id)
      return (
        <LinkButton variant="primary" size="large" to={`/tenant/applications/${listing.application_id}`}>
          <Icon of={IconCircleCheck} />
          {t('listingScreen.applied')}
        </LinkButton>
      );
    if (!listing.visible) return <Heart listing={listing} look="main" />;
    return (
      <LinkButton variant="primary" size="large" to={`/listings/${listing.id}/apply`} rel="nofollow">
        <Icon of={IconSend} />
        {t('listingScreen.apply')}
      </LinkButton>
    );
  }
  const to = listing.can.publish
    ? `/landlord/my-listings/${listing.id}/edit`
    : `/start-listing?listing=${listing.id}`;
  return (
    <LinkButton variant="primary" size="large" to={to}>
      <Icon of={IconPencil} />
      {t('listingScreen.edit')}
    </LinkButton>
  );
}

/** What can be done, under the price on wide screens. */
export function ListingActions({ listing }: { listing: ListingAnswer }) {
  return (
    <div className={classNames(styles.buyActions, 'desk on-screen')}>
      <MainAction listing={listing} />
    </div>
  );
}

/** The same on a phone, always at hand below. */
export function StickyActions({ listing }: { listing: ListingAnswer }) {
  const { t, format } = useTexts();
  const today = useToday();
  return (
    <BottomBar label={t('listingScreen.bar')} onPhonesOnly>
      <div className={styles.barWhat}>
        <p>
          <Price listing={listing} />
        </p>
        <p className="small muted" suppressHydrationWarning>
          {availableWords(listing, today, t, format)}
        </p>
      </div>
      <MainAction listing={listing} />
    </BottomBar>
  );
}

/** Reports a listing that is not right to staff. */
export function ReportButton({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const ReportDialog = useLazyPart(loadReport, open, close);
  if (!listing.can.report) return null;
  return (
    <>
      <Button
        variant="plain"
        size="small"
        className={classNames(styles.report, 'on-screen')}
        onClick={() => setOpen(true)}
      >
        <Icon of={IconFlag} size={16} />
        {t('listingScreen.report.open')}
      </Button>
      {open && ReportDialog && <ReportDialog id={listing.id} onClose={close} />}
    </>
  );
}
