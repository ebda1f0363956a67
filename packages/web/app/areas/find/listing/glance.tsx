import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconBath, IconBed, IconHome, IconPaw, IconRulerMeasure, IconUsers } from '@tabler/icons-react';
import { joinNames } from '#features/listing/cost-words.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './listing.module.css';

interface Fact {
  icon: typeof IconBed;
  name: string;
  more?: string | undefined;
}

/** The facts in one glance; what the landlord has not told is left out rather than guessed. */
export function Glance({ listing }: { listing: ListingAnswer }) {
  const facts = useFacts(listing);
  return (
    <ul className={styles.glance}>
      {facts.map(({ icon, name, more }) => (
        <li key={name}>
          <Icon of={icon} />
          <span>
            <b>{name}</b>
            {more}
          </span>
        </li>
      ))}
    </ul>
  );
}

function useFacts(listing: ListingAnswer): Fact[] {
  const { t, format } = useTexts();
  const { bedrooms, bathrooms, rooms, size, kitchen, furniture, rules, listing_category: category } = listing;
  const pets = rules.allowed_pet.map((pet) => t(`reference.labels.petType.${pet}`).toLowerCase());
  const kitchenWords = kitchen.kitchen_shared
    ? t(`reference.labels.kitchenOption.${kitchen.kitchen_shared}`)
    : kitchen.present === false
      ? t('listing.glance.noKitchen')
      : undefined;
  const furnitureWords = furniture ? t(`reference.labels.furniture.${furniture}`) : undefined;
  const facts: (Fact | undefined)[] = [
    bedrooms === null
      ? rooms === null
        ? undefined
        : { icon: IconBed, name: t('listing.glance.rooms', { count: rooms }) }
      : {
          icon: IconBed,
          name:
            category === 'studio' || bedrooms === 0
              ? t('listing.glance.studio')
              : t('listing.glance.bedrooms', { count: bedrooms }),
          more:
            rooms !== null && rooms > bedrooms ? t('listing.glance.roomsInAll', { count: rooms }) : undefined,
        },
    bathrooms === null
      ? undefined
      : {
          icon: IconBath,
          name: t('listing.glance.bathrooms', { count: bathrooms }),
          more: listing.amenities.includes('bathtub') ? t('listing.glance.bathtub') : undefined,
        },
    size === null
      ? undefined
      : { icon: IconRulerMeasure, name: `${format.number(size)}\u00a0m²`, more: t('listing.glance.size') },
    kitchenWords
      ? { icon: IconHome, name: kitchenWords, more: furnitureWords?.toLowerCase() }
      : furnitureWords
        ? { icon: IconHome, name: furnitureWords }
        : undefined,
    {
      icon: IconPaw,
      name: t(pets.length > 0 ? 'listing.glance.pets' : 'listing.glance.noPets'),
      more: pets.length > 0 ? joinNames(pets, t) : undefined,
    },
    {
      icon: IconUsers,
      name:
        rules.max_people > 0
          ? t('listing.glance.people', { count: rules.max_people })
          : t('listing.glance.anyNumber'),
      more: t(rules.smoking ? 'listing.glance.smoking' : 'listing.glance.noSmoking'),
    },
  ];
  return facts.filter((fact) => fact !== undefined);
}
