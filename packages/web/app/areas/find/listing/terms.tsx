import { defaultLengths } from '@heima/domain/listings/lease-lengths.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import type { KeysBelow } from '@heima/domain/shared/text-key.ts';
import { joinNames } from '#entities/listing/cost-words.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { useToday } from '#platform/today.ts';
import { classNames } from '#ui/class-names.ts';
import { Facts } from '#ui/facts.tsx';
import { availableWords } from './available-words.ts';
import styles from './listing.module.css';

/** How long it is let for, and what the house asks of those who live in it. */
export function Terms({ listing }: { listing: ListingAnswer }) {
  const rows = useRows(listing);
  const { t } = useTexts();
  const { sex_allowed: sex, sex_limitation_reason: reason } = listing.rules;
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t('listingScreen.terms.title')}</h2>
      <Facts className={styles.terms}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd suppressHydrationWarning>{value}</dd>
          </div>
        ))}
      </Facts>
      {sex !== 0 && reason && (
        <p className={classNames(styles.reason, 'small muted')}>
          {t(`reference.labels.sexLimit.${sex}`)}: {reason}
        </p>
      )}
    </section>
  );
}

interface Row {
  name: string;
  value: string;
}

function useRows(listing: ListingAnswer): Row[] {
  const { t, format } = useTexts();
  const today = useToday();
  const { rules, duration, contract_min_months: least, contract_max_months: most } = listing;
  const row = (name: KeysBelow<'listingScreen.terms'>, value: string | undefined | false): Row[] =>
    value ? [{ name: t(`listingScreen.terms.${name}`), value }] : [];
  const length =
    duration === 'long-term'
      ? t('listingScreen.terms.openEnded')
      : least === most
        ? t('listingScreen.terms.fixedMonths', { count: most })
        : t('listingScreen.terms.fixedRange', { least, most });
  // An open-ended let has no length; what its landlord expects is shown once it was said, and not the defaults.
  const isExpected =
    duration === 'long-term' && (least !== defaultLengths.least || most !== defaultLengths.most);
  const lowered = (words: string, at: number) => (at === 0 ? words : words.toLowerCase());
  return [
    ...row(
      'type',
      listing.listing_type ? t(`reference.labels.listingType.${listing.listing_type}`) : undefined,
    ),
    ...row('available', availableWords(listing, today, t, format)),
    ...row('length', length),
    ...row('expected', isExpected && t('listingScreen.terms.expectedRange', { least, most })),
    ...row(
      'renewable',
      duration === 'fixed-term' &&
        t(listing.renewable ? 'listingScreen.terms.yes' : 'listingScreen.terms.no'),
    ),
    ...row(
      'notice',
      duration === 'long-term' &&
        t('listingScreen.terms.months', { count: listing.contract_termination_term }),
    ),
    ...row('furniture', listing.furniture ? t(`reference.labels.furniture.${listing.furniture}`) : undefined),
    ...row('smoking', t(rules.smoking ? 'listingScreen.terms.allowed' : 'listingScreen.terms.notAllowed')),
    ...row(
      'pets',
      rules.allowed_pet.length > 0
        ? joinNames(
            rules.allowed_pet.map((pet, index) => {
              const name = t(`reference.labels.petType.${pet}`);
              return index === 0 ? name : name.toLowerCase();
            }),
            t,
          )
        : t('listingScreen.terms.noPets'),
    ),
    ...row('people', rules.max_people > 0 && t('listingScreen.terms.atMost', { count: rules.max_people })),
    ...row('sex', rules.sex_allowed !== 0 && t(`reference.labels.sexLimit.${rules.sex_allowed}`)),
    ...row(
      'insurance',
      listing.security_deposit !== 'none' &&
        listing.insurance_types.length > 0 &&
        listing.insurance_types.map((id, at) => lowered(t(labelKey('insuranceType', id)), at)).join(', '),
    ),
    ...row('preApproval', listing.pre_approval && t('listingScreen.terms.preApprovalAsked')),
    ...row(
      'service',
      listing.service_paid_by_tenant &&
        listing.service !== null &&
        t('listingScreen.terms.serviceByTenant', {
          name: t(labelKey('contractPaymentOption', listing.service)),
        }),
    ),
    ...row('lodging', listing.lodging_registration_number ?? undefined),
  ];
}
