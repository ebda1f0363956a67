import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { joined, unbroken } from '@heima/domain/shared/one-line.ts';
import { IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { availableWords } from '#areas/find/listing/available-words.ts';
import { Glance } from '#areas/find/listing/glance.tsx';
import { Price } from '#entities/listing/costs.tsx';
import { ListingPicture } from '#entities/listing/listing-picture.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useToday } from '#platform/today.ts';
import { usePageFacts } from '#platform/viewer.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { Notice } from '#ui/notice.tsx';
import { QrCode } from '#ui/qr-code.tsx';
import styles from './poster.module.css';

/** A sheet of A4 with what one reads in passing, and the way to the listing for a camera and by hand. */
export function PosterScreen({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const { id, visible } = listing;
  return (
    <main id="content" className={classNames(styles.page, 'wrap')}>
      <PageHead title={t('posterScreen.title')} path={`/listings/${id}/poster`} hidden />
      <div className={classNames(styles.tools, 'row row--wrap on-screen')}>
        <LinkButton variant="quiet" to={`/listings/${id}`}>
          <Icon of={IconArrowLeft} />
          {t('posterScreen.back')}
        </LinkButton>
        {visible && (
          <Button variant="primary" className="end" onClick={() => print()}>
            <Icon of={IconPrinter} />
            {t('posterScreen.print')}
          </Button>
        )}
      </div>
      {visible ? (
        <Sheet listing={listing} />
      ) : (
        <Notice tone="warning">{t('posterScreen.unpublished')}</Notice>
      )}
    </main>
  );
}

function Sheet({ listing }: { listing: ListingAnswer }) {
  const { t, format } = useTexts();
  const { origin, productName } = usePageFacts();
  const today = useToday();
  const { id, title, images, listing_category: category, neighbourhood, short_address } = listing;
  const address = `${origin}/listings/${id}`;
  const [cover] = images;
  const what = category ? t(`reference.labels.listingCategory.${category}`) : undefined;
  return (
    <article className={styles.sheet} data-sheet>
      <div className={styles.cover}>
        {cover && <ListingPicture image={cover} alt={cover.caption ?? ''} sizes="800px" first />}
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>{joined([what, availableWords(listing, today, t, format)])}</p>
        <h1>{title ?? t('searchScreen.card.untitled')}</h1>
        <p className={styles.where}>{joined([neighbourhood, unbroken(short_address)])}</p>
        <p className={styles.price}>
          <Price listing={listing} size="large" />
        </p>
        <Glance listing={listing} />
      </div>
      <div className={styles.foot}>
        <div>
          <Logo name={productName} />
          <p>{t('posterScreen.scan')}</p>
          <p className={styles.address}>{address}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={address} label={t('listingScreen.paper.code')} />
        </div>
      </div>
    </article>
  );
}
