import type { ApplicationPreview } from '@heima/domain/applications/application-answer.ts';
import {
  maxAdults,
  maxChildren,
  maxMessage,
  maxMonths,
} from '@heima/domain/applications/application-limits.ts';
import { previewApplication } from '@heima/domain/applications/applying-endpoints.form.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { bidDays } from '@heima/domain/offers/offer-limits.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { occupations } from '@heima/domain/reference/occupations.ts';
import { type PetType, petTypeIds } from '@heima/domain/reference/pet-types.ts';
import { dayFault } from '@heima/domain/shared/written-date.ts';
import { useEffect } from 'react';
import { BidField } from '#entities/listing/bid-field.tsx';
import { petIcons } from '#entities/listing/pet-icons.ts';
import { bidFault } from '#entities/listing/typed-bid.ts';
import { ChipChoices } from '#features/listing/fields/chip-choices.tsx';
import { Segments } from '#features/listing/fields/segments.tsx';
import { TallyField } from '#features/listing/fields/tally-field.tsx';
import { useAskBeforeUnload } from '#platform/forms/ask-before-unload.ts';
import { FormProblems } from '#platform/forms/form-problems.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type EndpointForm, useEndpointForm } from '#platform/forms/use-endpoint-form.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckField } from '#ui/fields/check-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import styles from './apply.module.css';
import { type ApplyValues, argsOf, valuesOfProfile } from './apply-values.ts';
import { keepApplication } from './kept-application.ts';

interface ApplyFormProps {
  listing: ListingAnswer;
  profile: OwnProfile;
  /** What was written before: until the preview, or before the page was left. */
  written: ApplyValues | undefined;
  onPreview: (preview: ApplicationPreview, values: ApplyValues) => void;
}

type Form = EndpointForm<ApplyValues>;

/** What an applicant writes; the preview checks it, and nothing is sent yet (V067). */
export function ApplyForm({ listing, profile, written, onPreview }: ApplyFormProps) {
  const { t } = useTexts();
  const { id: listingId } = listing;
  const form = useEndpointForm(previewApplication, {
    // What a tab has kept from before may lack what has been asked since.
    initial: { ...valuesOfProfile(profile), ...written },
    toArgs: (values) => argsOf(listingId, values),
    alsoWrong: ({ bid_price: price, confirmed }) => {
      const key = price.trim() === '' ? undefined : bidFault(price, listing, confirmed);
      return key ? [{ field: 'bid_price', key, params: {} }] : [];
    },
    onDone: onPreview,
  });
  useAskBeforeUnload(form.changed);
  const { changed, values } = form;
  useEffect(() => {
    if (changed) keepApplication(listingId, values);
  }, [changed, listingId, values]);
  return (
    <form {...form.formProps} className={classNames('stack', 'stack--24', styles.form)}>
      <FormProblems form={form} />
      {profile.completeness < 100 && (
        <Notice
          tone="info"
          action={
            <LinkButton size="small" to="/profile/edit">
              {t('applicationsScreen.apply.editProfile')}
            </LinkButton>
          }
        >
          {t('applicationsScreen.apply.profile', { percent: profile.completeness })}
        </Notice>
      )}
      <Card pad className="stack stack--24">
        <TextAreaField
          {...form.field('message')}
          label={t('applicationsScreen.apply.message')}
          help={t('applicationsScreen.apply.messageHint')}
          rows={6}
          maxLength={maxMessage}
        />
        <Stay form={form} />
      </Card>
      <Card pad className="stack stack--24">
        <Household form={form} allowed={listing.rules.allowed_pet} />
      </Card>
      <Card pad className="stack stack--12">
        <BidField
          {...form.field('bid_price')}
          label={t('applicationsScreen.apply.bid')}
          home={listing}
          asked={t('applicationsScreen.apply.asked')}
          more={t('applicationsScreen.apply.bidHint', { count: bidDays })}
          confirmed={form.values.confirmed}
          onConfirm={(confirmed) => void form.submit({ confirmed })}
        />
        <CheckField {...form.field('negotiate_price')} label={t('applicationsScreen.apply.negotiate')} />
        <CheckField {...form.field('with_corenters')} label={t('applicationsScreen.apply.corenters')} />
        {profile.paychecks.length > 0 && (
          <CheckField
            {...form.field('share_paychecks')}
            label={t('applicationsScreen.apply.paychecks')}
            help={t('applicationsScreen.apply.paychecksHint')}
          />
        )}
      </Card>
      <div>
        <SubmitButton form={form} size="large">
          {t('applicationsScreen.apply.preview')}
        </SubmitButton>
      </div>
    </form>
  );
}

function Stay({ form }: { form: Form }) {
  const { t, language } = useTexts();
  const today = useToday();
  const { name: _, ...moveIn } = form.field('preferred_move_in');
  const { name: __, ...stay } = form.field('preferred_stay');
  const { name: ___, ...months } = form.field('requested_length');
  return (
    <>
      <Segments
        {...moveIn}
        legend={t('applicationsScreen.apply.moveIn')}
        choices={[
          { value: 'asap', label: t('applicationsScreen.apply.asap') },
          { value: 'after', label: t('applicationsScreen.apply.after') },
        ]}
      />
      {form.values.preferred_move_in === 'after' && (
        <DateField
          {...form.field('move_in_date')}
          label={t('applicationsScreen.apply.date')}
          placeholder={t('applicationsScreen.apply.datePlaceholder')}
          pick={t('applicationsScreen.apply.pickDate')}
          wrong={(typed) => t(dayFault(typed))}
          language={language}
          min={today}
        />
      )}
      <Segments
        {...stay}
        legend={t('applicationsScreen.apply.stay')}
        choices={[
          { value: 'shorter', label: t('applicationsScreen.apply.shorter') },
          { value: 'longer', label: t('applicationsScreen.apply.longer') },
        ]}
      />
      <TallyField
        {...months}
        label={t('applicationsScreen.apply.length')}
        max={maxMonths}
        zero={t('applicationsScreen.apply.anyLength')}
        less={t('applicationsScreen.apply.fewerMonths')}
        more={t('applicationsScreen.apply.moreMonths')}
      />
    </>
  );
}

function Household({ form, allowed }: { form: Form; allowed: readonly PetType[] }) {
  const { t } = useTexts();
  const unwelcome = form.values.pets.filter((pet) => !allowed.includes(pet));
  const { name: _, ...adults } = form.field('adults');
  const { name: __, ...children } = form.field('children');
  const { name: ___, ...pets } = form.field('pets');
  const { name: ____, ...smoking } = form.field('is_smoking');
  return (
    <>
      <div>
        <TallyField
          {...adults}
          label={t('applicationsScreen.apply.adults')}
          min={1}
          max={maxAdults}
          less={t('applicationsScreen.apply.fewerAdults')}
          more={t('applicationsScreen.apply.moreAdults')}
        />
        <TallyField
          {...children}
          label={t('applicationsScreen.apply.children')}
          max={maxChildren}
          less={t('applicationsScreen.apply.fewerChildren')}
          more={t('applicationsScreen.apply.moreChildren')}
        />
      </div>
      <SelectField
        {...form.field('occupation')}
        label={t('applicationsScreen.apply.occupation')}
        placeholder={t('applicationsScreen.apply.chooseOccupation')}
        options={occupations.map((id) => ({ value: id, label: t(labelKey('occupation', id)) }))}
      />
      <ChipChoices
        {...pets}
        legend={t('applicationsScreen.apply.pets')}
        choices={petTypeIds.map((pet) => ({
          value: pet,
          label: t(labelKey('petType', pet)),
          icon: petIcons[pet],
        }))}
      />
      {unwelcome.length > 0 && (
        <Notice tone="warning" role="status">
          {t('applicationsScreen.apply.petsNotAllowed', {
            pets: unwelcome.map((pet) => t(labelKey('petType', pet))).join(', '),
          })}
        </Notice>
      )}
      <Segments
        {...smoking}
        legend={t('applicationsScreen.apply.smoking')}
        choices={[
          { value: 'no', label: t('applicationsScreen.apply.no') },
          { value: 'yes', label: t('applicationsScreen.apply.yes') },
        ]}
      />
    </>
  );
}
