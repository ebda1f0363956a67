import { userListings } from '@heima/domain/listings/endpoints.ts';
import { getPublicUser } from '@heima/domain/profiles/endpoints.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import profileStyles from '#areas/profile/profile.module.css';
import { LikeButton } from '#entities/listing/like-button.tsx';
import listingCardStyles from '#entities/listing/listing-card.module.css';
import { ListingCard } from '#entities/listing/listing-card.tsx';
import { VerifiedMarks } from '#entities/person/verified-marks.tsx';
import { openLogin } from '#features/auth/open-login.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { notThere } from '#platform/errors/not-there.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { pageNumber } from '#platform/page-number.ts';
import { usePageFacts, useViewer } from '#platform/viewer.ts';
import { Avatar } from '#ui/avatar.tsx';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { listingsOf, pageSize } from './landlord-listings.ts';
import { ReportPerson } from './report-person.tsx';

/** The public page of a landlord (V247): who it is, what is proved, and what is to let; no contact data. */
export function LandlordScreen() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const { productName } = usePageFacts();
  const viewer = useViewer();
  const page = pageNumber(params);
  const person = useQuery(endpointQuery(getPublicUser, { params: { id } }));
  const listings = useQuery({
    ...endpointQuery(userListings, listingsOf(id, page)),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLElement>(null);
  const { data } = person;
  const none = notThere(person);
  if (none) return none;
  const shown = listings.data?.items;
  const title = data?.full_name ?? t('profileScreens.landlord.title');
  return (
    <main id="content" className={classNames(profileStyles.landlord, 'wrap')}>
      <PageHead title={title} path={`/users/${id}`} hidden />
      <div className="stack stack--32">
        <header className={profileStyles.person}>
          <Avatar name={data?.full_name ?? ''} size="xl" image={data?.profile_image?.image.larger} />
          <div className={classNames(profileStyles.personWords, 'stack stack--8')}>
            <h1 className={profileStyles.name}>{title}</h1>
            {data && (
              <>
                <p className="muted">
                  {t('profileScreens.landlord.since', { product: productName, year: data.member_since })}
                </p>
                <VerifiedMarks of={data} />
              </>
            )}
          </div>
        </header>
        {person.error && !data && (
          <LoadProblem
            title={t('profileScreens.failed')}
            error={person.error}
            onAgain={() => void person.refetch()}
          />
        )}
        <section ref={list} className="stack" aria-labelledby="landlord-listings">
          <h2 id="landlord-listings">{t('profileScreens.landlord.listings')}</h2>
          {shown ? (
            shown.length > 0 ? (
              <div className={listingCardStyles.grid} aria-busy={listings.isPlaceholderData}>
                {shown.map((listing, index) => (
                  <ListingCard
                    key={listing.id}
                    listing={listing}
                    sizes="(min-width: 1201px) 380px, (min-width: 769px) 50vw, 100vw"
                    first={index === 0}
                  >
                    <LikeButton listing={listing} onSignIn={openLogin} />
                  </ListingCard>
                ))}
              </div>
            ) : (
              <div className="stack stack--12">
                <p className="muted">{t('profileScreens.landlord.none')}</p>
                <div>
                  <LinkButton to="/listings">{t('shell.errors.search')}</LinkButton>
                </div>
              </div>
            )
          ) : listings.error ? (
            <LoadProblem
              title={t('profileScreens.failed')}
              error={listings.error}
              onAgain={() => void listings.refetch()}
            />
          ) : (
            <CardSkeletons count={2} />
          )}
          <Pages page={page} count={listings.data?.count ?? 0} onGo={() => list.current?.scrollIntoView()} />
        </section>
        {data && viewer?.id !== id && (listings.data?.count ?? 0) > 0 && <ReportPerson id={id} />}
      </div>
    </main>
  );
}

function Pages({ page, count, onGo }: { page: number; count: number; onGo: () => void }) {
  const { t } = useTexts();
  const last = Math.max(1, Math.ceil(count / pageSize));
  if (last === 1) return null;
  return (
    <nav className="row between" aria-label={t('profileScreens.landlord.pages')}>
      {page > 1 ? (
        <LinkButton to={`?page=${page - 1}`} onClick={onGo}>
          {t('profileScreens.landlord.previous')}
        </LinkButton>
      ) : (
        <span />
      )}
      <span className="muted num">{t('profileScreens.landlord.page', { page, last })}</span>
      {page < last ? (
        <LinkButton to={`?page=${page + 1}`} onClick={onGo}>
          {t('profileScreens.landlord.next')}
        </LinkButton>
      ) : (
        <span />
      )}
    </nav>
  );
}
