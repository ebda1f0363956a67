import type { ReceivedApplication } from '@heima/domain/applications/application-answer.ts';
import { labelKey } from '@heima/domain/reference/label-key.ts';
import { joined } from '@heima/domain/shared/one-line.ts';
import { IconCircleCheck, IconPaw, IconSmoking } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ReceivedQueue } from '#areas/landlord/applications/received-queue.ts';
import { ApplicationStatusBadge } from '#features/applications/status-badge.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Check } from '#ui/fields/check.tsx';
import { StateBadge } from '#ui/state-badge.tsx';
import styles from './applications.module.css';

interface ApplicationRowProps {
  application: ReceivedApplication;
  /** The list that it stands in, for the way to the next one. */
  queue: ReceivedQueue;
  chosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One received application in brief; only one that is not decided can be chosen. */
export function ApplicationRow({ application, queue, chosen, onChoose }: ApplicationRowProps) {
  const { t, format } = useTexts();
  const { id, applicant, listing, can } = application;
  const name = applicant?.full_name ?? t('applicationsScreen.landlord.deleted');
  const { move_in_date: day, adults, children } = application;
  return (
    <li className={styles.row}>
      <div className={styles.choice}>
        {can.decide && (
          <Check checked={chosen} onChange={({ target }) => onChoose(target.checked)}>
            <span className="sr">{t('applicationsScreen.landlord.choose.one', { name })}</span>
          </Check>
        )}
      </div>
      <Avatar name={name} image={applicant?.profile_image?.image.smaller} />
      <div className="stack stack--4">
        <h2 className={styles.name}>
          <Link to={`/landlord/applications/${id}`} state={{ queue }}>
            {name}
          </Link>
        </h2>
        <p className="small muted">{listing.title ?? t('listings.card.untitled')}</p>
        <p className="small">
          {joined([
            t('applicationsScreen.content.adults', { count: adults }),
            children > 0 && t('applicationsScreen.content.children', { count: children }),
            day
              ? t('applicationsScreen.content.after', { date: format.date(day) })
              : t('applicationsScreen.content.asap'),
            t(labelKey('occupation', application.occupation)),
          ])}
        </p>
        <Marks application={application} />
      </div>
      <div className={styles.state}>
        <ApplicationStatusBadge status={application.status} />
        <time className="small muted num" dateTime={application.created_at}>
          {format.date(application.created_at)}
        </time>
      </div>
    </li>
  );
}

/** What a landlord looks for first, and what the landlord's side has put on it. */
function Marks({ application }: { application: ReceivedApplication }) {
  const { t } = useTexts();
  const { profile, pets, is_smoking, categories, tags } = application;
  const marks = [
    profile?.has_verified_identity && (
      <StateBadge key="verified" look="text" tone="success" icon={IconCircleCheck}>
        {t('applicationsScreen.landlord.marks.verified')}
      </StateBadge>
    ),
    pets.length > 0 && (
      <StateBadge key="pets" look="text" icon={IconPaw}>
        {pets.map((pet) => t(labelKey('petType', pet))).join(', ')}
      </StateBadge>
    ),
    is_smoking && (
      <StateBadge key="smoking" look="text" icon={IconSmoking}>
        {t('applicationsScreen.content.smokes')}
      </StateBadge>
    ),
    ...categories.map((one) => (
      <StateBadge key={one} tone="info">
        {t(labelKey('applicationCategory', one))}
      </StateBadge>
    )),
    ...tags.map((tag) => <StateBadge key={`tag ${tag}`}>{tag}</StateBadge>),
  ].filter(Boolean);
  return marks.length > 0 && <div className="row row--wrap small">{marks}</div>;
}
