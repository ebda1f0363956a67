import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { Icon } from '../../ui/icon.tsx';

type Marks = Pick<
  ProfileView,
  'has_verified_identity' | 'has_verified_email_address' | 'has_verified_phone_number'
>;

/** What is proved of a person; what is not is not shown. */
export function VerifiedMarks({ of }: { of: Marks }) {
  const { t } = useTexts();
  const marks = [
    of.has_verified_identity && 'identity',
    of.has_verified_email_address && 'email',
    of.has_verified_phone_number && 'phone',
  ].filter((mark) => mark !== false);
  if (marks.length === 0) return <p className="small muted">{t('profile.marks.none')}</p>;
  return (
    <ul className="row row--wrap">
      {marks.map((mark) => (
        <li key={mark} className="badge badge--moss">
          <Icon of={IconCircleCheck} size={16} />
          {t(`profile.marks.${mark}`)}
        </li>
      ))}
    </ul>
  );
}
