import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { ListingCard as ListingOfCard } from '@heima/domain/listings/listing-card.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { codeAndPlace, joined } from '@heima/domain/shared/one-line.ts';
import { IconHomePlus, IconPhoto } from '@tabler/icons-react';
import { cardFacts } from '#entities/listing/card-words.ts';
import { MonthlyCosts } from '#entities/listing/costs.tsx';
import { ListingCard } from '#entities/listing/listing-card.tsx';
import { useDraftForm } from '#features/listing/draft/draft-form.tsx';
import { type DraftPreview, draftPreview } from '#features/listing/draft/draft-preview.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Card } from '#ui/card.tsx';
import { Sum, Sums } from '#ui/facts.tsx';
import { Icon } from '#ui/icon.tsx';
import { Money } from '#ui/money.tsx';
import styles from './wizard.module.css';

/** The listing as tenants will see it in the search, beside the form, as it is typed. */
export function PreviewAside() {
  const { t, format } = useTexts();
  const { listing, values } = useDraftForm();
  const preview = draftPreview(listing, values);
  const { costs } = preview;
  return (
    <aside className={styles.preview} aria-label={t('wizardScreens.preview.label')}>
      <h2 className="small muted">{t('wizardScreens.preview.title')}</h2>
      {!isBegun(preview) ? (
        <div className={styles.notBegun}>
          <Icon of={IconHomePlus} size={24} />
          <p className="muted">{t('wizardScreens.preview.empty')}</p>
        </div>
      ) : (
        <CardPicture preview={preview} listing={listing} />
      )}
      {costs.lines[0]?.amount !== null && (
        <Card className={styles.sums}>
          <MonthlyCosts costs={costs} />
          {costs.move_in_total !== null && (
            <Sums className={styles.moveIn}>
              <Sum
                name={t('wizardScreens.preview.moveIn')}
                value={format.money(costs.move_in_total, costs.currency)}
              />
            </Sums>
          )}
        </Card>
      )}
    </aside>
  );
}

interface CardPictureProps {
  preview: DraftPreview;
  listing: ListingAnswer | undefined;
}

/** A picture of the card, not the card: nothing in it can be pressed. */
const CardPicture = ({ preview, listing }: CardPictureProps) => (
  <div inert>
    <ListingCard listing={cardOf(preview, listing)} sizes="320px" canSwipe={false}>
      {preview.images.length === 0 && (
        <span className={styles.noPhoto}>
          <Icon of={IconPhoto} size={24} />
        </span>
      )}
    </ListingCard>
  </div>
);

/** Whether there is anything yet that a tenant would see. */
const isBegun = ({ images, price, title, size, city, listing_category: category }: DraftPreview): boolean =>
  images.length > 0 || [price, title, size, city, category].some(Boolean);

/** The same in a few lines, in the flow of the form on a phone. */
export function Peek() {
  const { t, format } = useTexts();
  const { listing, values } = useDraftForm();
  const preview = draftPreview(listing, values);
  const [image] = preview.images;
  const { price, costs, title } = preview;
  if (!isBegun(preview)) return null;
  const facts = joined(cardFacts(cardOf(preview, listing), t, format.number));
  return (
    <section data-peek className={styles.peek} aria-label={t('wizardScreens.preview.label')}>
      {image ? (
        <img src={`${image.src}-${image.widths[0]}.webp`} alt="" width={72} height={54} />
      ) : (
        <span className={styles.peekNone}>
          <Icon of={IconPhoto} />
        </span>
      )}
      <div>
        {price && (
          <p>
            <Money per={t(labelKey('priceTypeShort', preview.price_type))}>
              {format.money(price.price, price.currency)}
            </Money>
          </p>
        )}
        {title && <p className="clip">{title}</p>}
        {facts && <p className="small muted">{facts}</p>}
        {price && costs.monthly_total !== null && (
          <p className="small muted">
            {t('wizardScreens.preview.total', { amount: format.money(costs.monthly_total, costs.currency) })}
          </p>
        )}
        {price && costs.move_in_total !== null && (
          <p className="small muted">
            {t('wizardScreens.preview.moveInTotal', {
              amount: format.money(costs.move_in_total, costs.currency),
            })}
          </p>
        )}
      </div>
    </section>
  );
}

function cardOf(preview: DraftPreview, listing: ListingAnswer | undefined): ListingOfCard {
  const { postal_code, city, street_name } = preview;
  const place = codeAndPlace(postal_code?.code, city);
  return {
    id: listing?.id ?? 'preview',
    title: preview.title,
    short_address: [street_name, place].filter(Boolean).join(', ') || null,
    postal_code: postal_code?.code ?? null,
    city,
    listing_type: preview.listing_type,
    listing_category: preview.listing_category,
    size: preview.size,
    rooms: preview.rooms,
    bedrooms: preview.bedrooms,
    bathrooms: preview.bathrooms,
    price: preview.price,
    price_type: preview.price_type,
    monthly_rent: preview.monthly_rent,
    available_from: preview.available_from,
    furniture: preview.furniture,
    allowed_pets: preview.rules.allowed_pet,
    included: preview.utilities.filter(({ included }) => included).map(({ utility_id }) => utility_id),
    images: preview.images.slice(0, 5),
    image_count: preview.images.length,
    location: null,
    visible: false,
    published_at: null,
    liked: false,
  };
}
