import { joined, unbroken } from '@heima/domain/shared/one-line.ts';
import type { QueueFacts, QueueItemAnswer } from '@heima/domain/staff-queue/endpoints.ts';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ListingPicture } from '#entities/listing/listing-picture.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Facts } from '#ui/facts.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './item.module.css';

type FactsOf<Kind extends QueueFacts['kind']> = Extract<QueueFacts, { kind: Kind }>;
type Listing = FactsOf<'publish_requests'>['listing'];
type Person = FactsOf<'person_reports'>['person'];

/** What a decision about an item needs to know, by the kind of its queue. */
export function ItemFacts({ item: { facts, reason } }: { item: QueueItemAnswer }) {
  switch (facts.kind) {
    case 'publish_requests':
      return (
        <>
          <Checks facts={facts} />
          <AboutListing listing={facts.listing} />
          {facts.owner && <AboutPerson person={facts.owner} isOwner />}
        </>
      );
    case 'listing_reports':
      return (
        <>
          <Reported facts={facts} reason={reason} />
          <AboutListing listing={facts.listing} />
          {facts.owner && <AboutPerson person={facts.owner} isOwner />}
        </>
      );
    case 'person_reports':
      return (
        <>
          <Reported facts={facts} reason={reason} />
          {facts.messages.length > 0 && <Messages messages={facts.messages} />}
          <AboutPerson person={facts.person} />
        </>
      );
    case 'identities':
      return (
        <>
          <Document facts={facts} />
          <AboutPerson person={facts.person} />
        </>
      );
  }
}

const looks = {
  problem: { tone: 'danger', icon: IconAlertTriangle },
  note: { tone: 'warning', icon: IconInfoCircle },
  good: { tone: 'success', icon: IconCircleCheck },
} as const;

function Checks({ facts: { checks, same_home } }: { facts: FactsOf<'publish_requests'> }) {
  const { t } = useTexts();
  return (
    <Section title={t('staffScreens.item.checks')}>
      <ul className="stack stack--8">
        {checks.map(({ code, weight, count }) => (
          <li key={code}>
            <StateBadge look="text" {...looks[weight]}>
              {t(`staffScreens.checks.${code}`, { n: count })}
            </StateBadge>
          </li>
        ))}
      </ul>
      {same_home.map(({ id, title }) => (
        <Link key={id} to={`/listings/${id}`}>
          {title || t('staffScreens.untitled')}
        </Link>
      ))}
    </Section>
  );
}

interface ReportedProps {
  facts: FactsOf<'listing_reports'> | FactsOf<'person_reports'>;
  reason: QueueItemAnswer['reason'];
}

function Reported({ facts: { text, others }, reason }: ReportedProps) {
  const { t } = useTexts();
  return (
    <Section title={t('staffScreens.item.reported')}>
      {reason && <p className="strong">{t(`reports.reasons.${reason}`)}</p>}
      <p className={text ? styles.said : 'muted'}>{text ?? t('staffScreens.item.noText')}</p>
      {others > 0 && <p className="small muted">{t('staffScreens.item.others', { n: others })}</p>}
    </Section>
  );
}

function Messages({ messages }: Pick<FactsOf<'person_reports'>, 'messages'>) {
  const { t, format } = useTexts();
  return (
    <Section title={t('staffScreens.item.messages')}>
      <ol className="stack stack--8">
        {messages.map(({ by_reported, message, sent_at }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was reported does not change.
          <li key={at}>
            <p className="small muted">
              {joined([
                t(by_reported ? 'staffScreens.item.byReported' : 'staffScreens.item.byOther'),
                `${format.date(sent_at)} ${format.time(sent_at)}`,
              ])}
            </p>
            <p className={styles.said}>{message}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function AboutListing({ listing }: { listing: Listing }) {
  const { t, format } = useTexts();
  const facts = [
    ['address', unbroken(listing.short_address)],
    ['price', listing.price && format.money(listing.price.price, listing.price.currency)],
    ['size', listing.size && `${format.number(listing.size)}\u00a0m²`],
    ['bedrooms', listing.bedrooms && format.number(listing.bedrooms)],
  ] as const;
  return (
    <Section
      title={t('staffScreens.item.listing')}
      actions={
        <LinkButton size="small" to={`/listings/${listing.id}`}>
          {t('staffScreens.item.openListing')}
        </LinkButton>
      }
    >
      {listing.images.length > 0 && (
        <div className={styles.pictures}>
          {listing.images.map((image) => (
            <ListingPicture key={image.id} image={image} alt={image.caption ?? ''} sizes="180px" />
          ))}
        </div>
      )}
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`staffScreens.facts.${name}`)}</dt>
            <dd>{value || t('staffScreens.facts.unknown')}</dd>
          </div>
        ))}
      </Facts>
      {listing.description && <p className={styles.said}>{listing.description}</p>}
    </Section>
  );
}

function AboutPerson({ person, isOwner = false }: { person: Person; isOwner?: boolean }) {
  const { t, format } = useTexts();
  const proofs = ['identity', 'email', 'phone'] as const;
  return (
    <Section title={t(isOwner ? 'staffScreens.item.owner' : 'staffScreens.item.person')}>
      <Facts>
        <div>
          <dt>{t('staffScreens.facts.name')}</dt>
          <dd>{person.full_name}</dd>
        </div>
        <div>
          <dt>{t('staffScreens.facts.since')}</dt>
          <dd>{format.date(person.member_since)}</dd>
        </div>
        {proofs.map((proof) => (
          <div key={proof}>
            <dt>{t(`staffScreens.facts.${proof}`)}</dt>
            <dd>{t(`staffScreens.facts.${person[`${proof}_verified`] ? 'proved' : 'unproved'}`)}</dd>
          </div>
        ))}
      </Facts>
    </Section>
  );
}

/** The account beside the document, with what differs named. */
function Document({ facts: { account, document, differs } }: { facts: FactsOf<'identities'> }) {
  const { t, format } = useTexts();
  const day = (date: string | null) => (date ? format.date(date) : t('staffScreens.facts.unknown'));
  const rows = [
    ['name', 'name', account.full_name, document.full_name ?? t('staffScreens.facts.unknown')],
    ['born', 'birth_date', day(account.birth_date), day(document.birth_date)],
  ] as const;
  return (
    <Section title={t('staffScreens.item.document')}>
      <Facts>
        {rows.flatMap(([name, field, own, read]) =>
          (
            [
              ['account', own],
              ['document', read],
            ] as const
          ).map(([side, value]) => (
            <div key={`${name}-${side}`}>
              <dt>
                {t(`staffScreens.facts.${name}`)} · {t(`staffScreens.facts.${side}`)}
              </dt>
              <dd className="stack stack--4">
                {value}
                {side === 'document' && differs.includes(field) && (
                  <StateBadge look="text" tone="warning" icon={IconAlertTriangle}>
                    {t('staffScreens.facts.differs')}
                  </StateBadge>
                )}
              </dd>
            </div>
          )),
        )}
      </Facts>
      <p className="small muted">
        {joined([document.type && t(`staffScreens.documents.${document.type}`), document.country])}
      </p>
    </Section>
  );
}
