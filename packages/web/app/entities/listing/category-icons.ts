import type { ListingCategory } from '@heima/domain/reference/listing-categories.ts';
import {
  IconBed,
  IconBriefcase,
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingCottage,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCarGarage,
  IconDots,
  IconHome,
  IconLamp,
  IconLayoutGrid,
  IconTools,
} from '@tabler/icons-react';

/** The icon of each category; the names stand in the reference list. */
export const categoryIcons: Readonly<Record<ListingCategory, typeof IconHome>> = {
  apartment: IconBuilding,
  room: IconBed,
  studio: IconLamp,
  single_family_home: IconHome,
  townhouse: IconBuildingCommunity,
  cottage: IconBuildingCottage,
  part_of_property: IconLayoutGrid,
  office: IconBriefcase,
  shop: IconBuildingStore,
  warehouse: IconBuildingWarehouse,
  workshop: IconTools,
  garage: IconCarGarage,
  others: IconDots,
};
