import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { Amenity } from '@heima/domain/reference/amenities.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { IconCheck } from '@tabler/icons-react';
import { amenityIcons } from '#entities/listing/amenity-icons.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './listing.module.css';

/** What comes with the home. */
export function Amenities({ listing }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  if (listing.amenities.length === 0) return null;
  return (
    <section aria-labelledby="amenities">
      <h2 id="amenities">{t('listingScreen.amenities')}</h2>
      <ul className={styles.amenities}>
        {listing.amenities.map((id) => (
          <li key={id}>
            <Icon of={amenityIcons[id as Amenity] ?? IconCheck} />
            {t(labelKey('amenity', id))}
          </li>
        ))}
      </ul>
    </section>
  );
}
