import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconBath, IconBed, IconDog, IconHome, IconRulerMeasure, IconUsers } from '@tabler/icons-react';
import { joinNames } from '#entities/listing/cost-words.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './listing.module.css';

interface Fact {
  icon: typeof IconBed;
  name: string;
  more?: string | undefined;
}

/** The facts in one glance; what the landlord has not stated is left out rather than guessed. */
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
      ? t('listingScreen.glance.noKitchen')
      : undefined;
  const furnitureWords = furniture ? t(`reference.labels.furniture.${furniture}`) : undefined;
  const facts: (Fact | undefined)[] = [
    bedrooms === null
      ? rooms === null
        ? undefined
        : { icon: IconBed, name: t('listingScreen.glance.rooms', { count: rooms }) }
      : {
          icon: IconBed,
          name:
            category === 'studio' || bedrooms === 0
              ? t('listingScreen.glance.studio')
              : t('listingScreen.glance.bedrooms', { count: bedrooms }),
          more:
            rooms !== null && rooms > bedrooms
              ? t('listingScreen.glance.roomsInAll', { count: rooms })
              : undefined,
        },
    bathrooms === null
      ? undefined
      : {
          icon: IconBath,
          name: t('listingScreen.glance.bathrooms', { count: bathrooms }),
          more: listing.amenities.includes('bathtub') ? t('listingScreen.glance.bathtub') : undefined,
        },
    size === null
      ? undefined
      : {
          icon: IconRulerMeasure,
          name: `${format.number(size)}\u00a0m²`,
          more: t('listingScreen.glance.size'),
        },
    kitchenWords
      ? { icon: IconHome, name: kitchenWords, more: furnitureWords?.toLowerCase() }
      : furnitureWords
        ? { icon: IconHome, name: furnitureWords }
        : undefined,
    {
      icon: IconDog,
      name: t(pets.length > 0 ? 'listingScreen.glance.pets' : 'listingScreen.glance.noPets'),
      more: pets.length > 0 ? joinNames(pets, t) : undefined,
    },
    {
      icon: IconUsers,
      name:
        rules.max_people > 0
          ? t('listingScreen.glance.people', { count: rules.max_people })
          : t('listingScreen.glance.anyNumber'),
      more: t(rules.smoking ? 'listingScreen.glance.smoking' : 'listingScreen.glance.noSmoking'),
    },
  ];
  return facts.filter((fact) => fact !== undefined);
}
