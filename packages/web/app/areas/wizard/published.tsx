import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { listingQuery } from '#entities/listing/listing-query.ts';
import { useClientId } from '#entities/listing/use-client-id.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './wizard.module.css';
import { WizardHeader } from './wizard-header.tsx';

/** The listing is out: its address, to be shared, and where it stands in the search. */
export function Published({ id }: { id: string }) {
  const { t } = useTexts();
  const { origin } = usePageFacts();
  const clientId = useClientId();
  const { data: listing } = useQuery(listingQuery(id, clientId));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const address = `${origin}/listings/${id}`;
  const copy = async () => {
    try {
      if (navigator.share) await navigator.share({ title: listing?.title ?? '', url: address });
      else {
        await navigator.clipboard.writeText(address);
        showToast({ tone: 'success', text: t('listingScreen.share.copied') });
      }
    } catch (error) {
      if ((error as Error).name !== 'AbortError')
        showToast({ tone: 'danger', text: t('listingScreen.share.failed'), more: address });
    }
  };
  const [image] = listing?.images ?? [];
  const search = listing?.postal_code ? `/listings?postal_codes=${listing.postal_code.code}` : '/listings';
  return (
    <div className={styles.wizard}>
      <PageHead title={t('wizardScreens.published.title')} path="/start-listing" hidden />
      <WizardHeader />
      <main id="content" className={classNames(styles.done, 'wrap')}>
        {image && (
          <img
            className={classNames(styles.donePicture, 'photo')}
            src={`${image.src}-${image.widths.find((width) => width >= 640) ?? image.widths[0]}.webp`}
            alt=""
            width={image.width}
            height={image.height}
          />
        )}
        <h1 ref={heading} tabIndex={-1}>
          {t('wizardScreens.published.title')}
        </h1>
        <p className="muted">{t('wizardScreens.published.text')}</p>
        <p className={styles.link}>
          <Link to={`/listings/${id}`}>{address}</Link>
        </p>
        <div className="row row--wrap">
          <Button variant="primary" size="large" onClick={() => void copy()}>
            {t('wizardScreens.published.share')}
          </Button>
          <LinkButton size="large" to={search}>
            {t('wizardScreens.published.search')}
          </LinkButton>
          <LinkButton size="large" to="/landlord/my-listings">
            {t('wizardScreens.published.mine')}
          </LinkButton>
        </div>
        <p className="small muted">{t('wizardScreens.published.review')}</p>
      </main>
    </div>
  );
}
