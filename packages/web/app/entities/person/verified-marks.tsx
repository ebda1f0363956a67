import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { StateBadge } from '#ui/state-badge.tsx';

type Marks = Pick<
  ProfileView,
  'has_verified_identity' | 'has_verified_email_address' | 'has_verified_phone_number'
>;

/** What is proved of a person; what is not is not shown. */
export function VerifiedMarks({ of }: { of: Marks }) {
  const { t } = useTexts();
  const marks = (
    [
      of.has_verified_identity && 'identity',
      of.has_verified_email_address && 'email',
      of.has_verified_phone_number && 'phone',
    ] as const
  ).filter((mark) => mark !== false);
  if (marks.length === 0) return <p className="small muted">{t('profileScreens.marks.none')}</p>;
  return (
    <ul className="row row--wrap">
      {marks.map((mark) => (
        <li key={mark}>
          <StateBadge tone="success" icon={IconCircleCheck}>
            {t(`profileScreens.marks.${mark}`)}
          </StateBadge>
        </li>
      ))}
    </ul>
  );
}
