import { maxMonths } from '@heima/domain/applications/application-limits.ts';
import type { previewApplication } from '@heima/domain/applications/applying-endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import type { PetType } from '@heima/domain/reference/pet-types.ts';
import type { CallArguments } from '@heima/domain/shared/endpoint.ts';

type Body = CallArguments<typeof previewApplication>['body'];

/** What the form of an application holds. */
export interface ApplyValues {
  message: string;
  preferred_move_in: Body['preferred_move_in'];
  move_in_date: string | null;
  preferred_stay: Body['preferred_stay'];
  /** Months; 0 is not decided. */
  requested_length: number;
  adults: number;
  children: number;
  occupation: string;
  pets: PetType[];
  is_smoking: 'yes' | 'no' | '';
  negotiate_price: boolean;
  /** As typed; empty where no bid is made. */
  bid_price: string;
  /** The mark of a bid that is far from what is asked, and meant so. */
  confirmed: string;
  with_corenters: boolean;
  share_paychecks: boolean;
}

/** A new application, with what the profile says already. */
export const valuesOfProfile = ({ occupation, pets, is_smoking: smokes }: OwnProfile): ApplyValues => ({
  message: '',
  preferred_move_in: 'asap',
  move_in_date: null,
  preferred_stay: 'longer',
  requested_length: 0,
  adults: 1,
  children: 0,
  occupation: occupation?.occupation ?? '',
  pets,
  is_smoking: smokes === null ? '' : smokes ? 'yes' : 'no',
  negotiate_price: false,
  bid_price: '',
  confirmed: '',
  with_corenters: true,
  share_paychecks: false,
});

/** The call for these values; what was not chosen is left out, so that it is asked for at its field. */
export const argsOf = (id: string, { confirmed: _, ...values }: ApplyValues) => ({
  params: { id },
  body: {
    ...values,
    requested_length: values.requested_length > 0 ? Math.min(values.requested_length, maxMonths) : null,
    bid_price: values.bid_price.trim() === '' ? null : values.bid_price,
    move_in_date: values.preferred_move_in === 'after' ? values.move_in_date : null,
    occupation: values.occupation as Body['occupation'],
    is_smoking: (values.is_smoking === '' ? undefined : values.is_smoking === 'yes') as boolean,
  },
});
