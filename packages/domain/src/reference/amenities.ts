/** Headings under which amenities are offered. */
export const amenityGroups = [
  'appliances',
  'comfort',
  'storage_parking',
  'building',
  'outdoors',
  'connection',
] as const;
export type AmenityGroup = (typeof amenityGroups)[number];

/** Amenities in the order in which they are offered. `icon` is the name of a Tabler outline icon. */
export const amenities = [
  { id: 'washer', group: 'appliances', icon: 'wash-machine' },
  { id: 'dryer', group: 'appliances', icon: 'wash-tumble-dry' },
  { id: 'dishwasher', group: 'appliances', icon: 'wash' },
  { id: 'fridge', group: 'appliances', icon: 'fridge' },
  { id: 'stove', group: 'appliances', icon: 'cooker' },
  { id: 'microwave', group: 'appliances', icon: 'microwave' },
  { id: 'tv', group: 'appliances', icon: 'device-tv' },
  { id: 'furnished', group: 'comfort', icon: 'sofa' },
  { id: 'bathtub', group: 'comfort', icon: 'bath' },
  { id: 'underfloor_heating', group: 'comfort', icon: 'temperature-plus' },
  { id: 'fireplace', group: 'comfort', icon: 'campfire' },
  { id: 'sauna', group: 'comfort', icon: 'steam' },
  { id: 'hot_tub', group: 'outdoors', icon: 'pool' },
  { id: 'balcony', group: 'outdoors', icon: 'fence' },
  { id: 'terrace', group: 'outdoors', icon: 'umbrella' },
  { id: 'garden', group: 'outdoors', icon: 'plant-2' },
  { id: 'barbecue', group: 'outdoors', icon: 'grill' },
  { id: 'sea_view', group: 'outdoors', icon: 'ripple' },
  { id: 'mountain_view', group: 'outdoors', icon: 'mountain' },
  { id: 'storage', group: 'storage_parking', icon: 'box' },
  { id: 'bicycle_storage', group: 'storage_parking', icon: 'bike' },
  { id: 'parking', group: 'storage_parking', icon: 'parking' },
  { id: 'garage', group: 'storage_parking', icon: 'car-garage' },
  { id: 'charging_point', group: 'storage_parking', icon: 'charging-pile' },
  { id: 'elevator', group: 'building', icon: 'elevator' },
  { id: 'separate_entrance', group: 'building', icon: 'door-enter' },
  { id: 'wheelchair_access', group: 'building', icon: 'wheelchair' },
  { id: 'intercom', group: 'building', icon: 'device-landline-phone' },
  { id: 'shared_laundry', group: 'building', icon: 'wash-dry' },
  { id: 'cleaning_of_common_areas', group: 'building', icon: 'spray' },
  { id: 'security_system', group: 'building', icon: 'shield-lock' },
  { id: 'fibre_internet', group: 'connection', icon: 'router' },
  { id: 'bus_stop_nearby', group: 'connection', icon: 'bus-stop' },
] as const satisfies readonly { id: string; group: AmenityGroup; icon: string }[];
export type Amenity = (typeof amenities)[number]['id'];

/**
 * Amenities that are chosen one by one. Whether a home is furnished is asked once, as its furniture, in three words;
 * the documents' amenity `furnished` is taken as that.
 */
export const chosenAmenities = amenities.filter(({ id }) => id !== 'furnished');

export const amenityIds = amenities.map((amenity) => amenity.id);
