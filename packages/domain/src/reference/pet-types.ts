/** Pets that a listing may allow. `icon` is the name of a Tabler outline icon. */
export const petTypes = [
  { id: 'cat', icon: 'cat' },
  { id: 'dog', icon: 'dog' },
  { id: 'rodent', icon: 'paw' },
  { id: 'fish', icon: 'fish' },
  { id: 'bird', icon: 'feather' },
] as const satisfies readonly { id: string; icon: string }[];
export type PetType = (typeof petTypes)[number]['id'];

export const petTypeIds = petTypes.map((type) => type.id);
