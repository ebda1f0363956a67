import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { IconCircleCheck, IconShieldCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './listing.module.css';

/** Who lets the home, what of that person has been proved, and the way to everything that person lets (V247). */
export function Landlord({ listing: { owner } }: { listing: ListingAnswer }) {
  const { t } = useTexts();
  const { productName } = usePageFacts();
  if (!owner) return null;
  const name = owner.full_name ?? owner.first_name;
  const page = `/users/${owner.id}`;
  const contact =
    owner.email_verified && owner.phone_verified
      ? 'both'
      : owner.email_verified
        ? 'email'
        : owner.phone_verified
          ? 'phone'
          : undefined;
  return (
    <section aria-labelledby="landlord">
      <h2 id="landlord">{t('listingScreen.landlord.title')}</h2>
      <Card pad className="row row--16 row--wrap">
        <Avatar name={name} size="l" image={owner.profile_image?.image.smaller} />
        <div>
          <Link className="strong" to={page}>
            {name}
          </Link>
          <p className="small muted">
            {t('listingScreen.landlord.since', { product: productName, year: owner.member_since })}
          </p>
          <div className={classNames(styles.proofs, 'row row--wrap small')}>
            {owner.identity_verified && (
              <StateBadge tone="success" look="text" icon={IconShieldCheck}>
                {t('listingScreen.landlord.identity')}
              </StateBadge>
            )}
            {contact && (
              <StateBadge tone="success" look="text" icon={IconCircleCheck}>
                {t(`listingScreen.landlord.${contact}`)}
              </StateBadge>
            )}
            {!owner.identity_verified && !contact && (
              <span className="muted">{t('listingScreen.landlord.nothing')}</span>
            )}
          </div>
          {owner.answer_time && (
            <p className="small muted">{t(`listingScreen.landlord.answers.${owner.answer_time}`)}</p>
          )}
          {owner.other_homes > 0 && (
            <p className="small">
              <Link to={page}>{t('listingScreen.landlord.homes', { count: owner.other_homes })}</Link>
            </p>
          )}
        </div>
      </Card>
    </section>
  );
}
