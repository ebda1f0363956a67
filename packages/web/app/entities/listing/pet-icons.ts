import type { PetType } from '@heima/domain/reference/pet-types.ts';
import { IconCat, IconDog, IconFeather, IconFish, IconPaw } from '@tabler/icons-react';

/** The icon of each kind of pet; the names stand in the reference list. */
export const petIcons: Readonly<Record<PetType, typeof IconPaw>> = {
  cat: IconCat,
  dog: IconDog,
  rodent: IconPaw,
  fish: IconFish,
  bird: IconFeather,
};
