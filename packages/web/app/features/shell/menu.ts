import type { CurrentUser } from '@heima/domain/accounts/endpoints.ts';
import type { KeysBelow } from '@heima/domain/shared/text-key.ts';
import type { ComponentProps } from 'react';
import type { Icon } from '#ui/icon.tsx';

/** What the menus need to know of the person. */
export type MenuPerson = Pick<
  CurrentUser,
  | 'id'
  | 'number'
  | 'full_name'
  | 'profile_image'
  | 'user_type'
  | 'is_staff'
  | 'email_addresses'
  | 'phones'
  | 'primary_email_id'
  | 'has_verified_email_address'
  | 'has_verified_phone_number'
  | 'unseen_notifications'
>;

type Shown = {
  /** Entries and tiles stand in the order of these numbers; tens leave room between. */
  order: number;
  /** Only in this view (R028). */
  view?: 'tenant' | 'landlord';
};

/** What a screen shows of itself in menus: `header.menu.ts` or `account.menu.ts` beside it. */
export interface ScreenMenu {
  to: string;
  icon: ComponentProps<typeof Icon>['of'];
  entry?: Shown & {
    /** Its name is `shell.menu.<key>`: in menus, on its tile, as the heading and title of its page. */
    key: KeysBelow<'shell.menu'>;
    /** Where it stands: the navbar, its signs on the right, the user menu, or the menu of the tenant or landlord view. */
    place: 'navbar' | 'signs' | 'user' | 'view';
    /** Visitors see it too (R021, R022): everywhere, or only in the menu that opens on phones. */
    visitors?: true | 'menu';
    staffOnly?: true;
    /** Current only at its own address: other entries stand below it. */
    isExact?: true;
  };
  /** A tile on the first page of the account (V029): named as its entry, with a line of its own. */
  tile?: Shown & { key: KeysBelow<'accountScreens.home.tiles'> };
}

type Place = NonNullable<ScreenMenu['entry']>['place'];
/** One entry as it is drawn. */
export type MenuEntry = NonNullable<ScreenMenu['entry']> & Pick<ScreenMenu, 'to' | 'icon'>;
type Tile = NonNullable<ScreenMenu['tile']> & Pick<ScreenMenu, 'to' | 'icon'> & { name: MenuEntry['key'] };

/** The view a person is in: it follows the user type (R117, R119). */
export const viewOf = ({ user_type }: Pick<MenuPerson, 'user_type'>): 'tenant' | 'landlord' =>
  user_type === 'LL' ? 'landlord' : 'tenant';

const isInView = ({ view }: Shown, person: MenuPerson) => !view || view === viewOf(person);
const inOrder = (one: Shown, other: Shown) => one.order - other.order;

/**
 * The entries of one place that this person sees: visitors only what is open to all (R021, R022), entries of a view
 * only in it (R028), staff entries only staff (R027, R029, R030, R031).
 *
 * @param isMenu Whether it is drawn in the menu that opens on phones, where visitors find more than in the header.
 */
export const menuFor = (
  place: Place,
  person: MenuPerson | undefined,
  screens: readonly ScreenMenu[],
  isMenu = false,
): MenuEntry[] =>
  screens
    .flatMap(({ to, icon, entry }) => (entry?.place === place ? [{ ...entry, to, icon }] : []))
    .filter((entry) =>
      person
        ? isInView(entry, person) && (!entry.staffOnly || person.is_staff)
        : entry.visitors === true || (isMenu && entry.visitors === 'menu'),
    )
    .sort(inOrder);

/** The tiles that this person sees on the first page of the account. */
export const tilesFor = (person: MenuPerson | undefined, screens: readonly ScreenMenu[]): Tile[] =>
  screens
    .flatMap(({ to, icon, entry, tile }) => (tile && entry ? [{ ...tile, name: entry.key, to, icon }] : []))
    .filter((tile) => !person || isInView(tile, person))
    .sort(inOrder);

/** What the user menu is called: the first name, or the e-mail address when there is no name (R024). */
export function menuName(
  person: Pick<MenuPerson, 'full_name' | 'email_addresses' | 'primary_email_id'>,
): string {
  const [first] = person.full_name.trim().split(/\s+/);
  if (first) return first;
  const { email_addresses: emails, primary_email_id: primary } = person;
  return (emails.find(({ id }) => id === primary) ?? emails[0])?.address ?? '';
}

/** What is still unconfirmed, each with a warning in the user menu (R025, R026). */
export const contactWarnings = (
  person: Pick<MenuPerson, 'has_verified_email_address' | 'has_verified_phone_number'>,
): ('phone' | 'email')[] => [
  ...(person.has_verified_phone_number ? [] : (['phone'] as const)),
  ...(person.has_verified_email_address ? [] : (['email'] as const)),
];
