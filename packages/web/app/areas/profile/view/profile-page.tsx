import type { ProfileView } from '@heima/domain/profiles/profile-answer.ts';
import { IconArrowLeft, IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from '#areas/profile/profile.module.css';
import { ApiProblem } from '#platform/api/problem.ts';
import { LoadProblem } from '#platform/errors/load-problem.tsx';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { PageHead } from '#platform/page-head.tsx';
import { useViewer } from '#platform/viewer.ts';
import { CardSkeletons } from '#ui/card-skeletons.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageFrame } from '#ui/page.tsx';
import { ProfileCard } from './profile-card.tsx';

interface ProfilePageProps {
  data: ProfileView | undefined;
  error: Error | null;
  refetch: () => unknown;
  path: string;
  /** When a share link ends. */
  until?: string | undefined;
}

/** A profile to be read: with what it is, whose preview it is, or why it cannot be shown. */
export function ProfilePage({ data, error, refetch, path, until }: ProfilePageProps) {
  const { t, format } = useTexts();
  const viewer = useViewer();
  const isOwn = data !== undefined && viewer?.id === data.user_id;
  const Frame = until ? SharedFrame : PageFrame;
  const title = data?.full_name ?? t('profileScreens.view.title');
  return (
    <Frame>
      <PageHead title={title} path={path} hidden />
      <div className="stack">
        {isOwn && (
          <Notice
            tone="info"
            icon={IconEye}
            title={t('profileScreens.view.preview')}
            action={
              <LinkButton size="small" to="/profile">
                <Icon of={IconArrowLeft} size={16} />
                {t('profileScreens.view.back')}
              </LinkButton>
            }
          >
            {t('profileScreens.view.previewText')}
          </Notice>
        )}
        {data ? (
          // What landlords see who were given nothing more.
          <ProfileCard profile={isOwn && !until ? { ...data, paychecks: null } : data} />
        ) : (
          <>
            <h1 className="sr">{title}</h1>
            {error ? (
              <LoadProblem title={t('profileScreens.failed')} error={error} onAgain={() => void refetch()} />
            ) : (
              <CardSkeletons count={2} />
            )}
          </>
        )}
        {until && !(error instanceof ApiProblem) && (
          <p className="small muted">
            {t('profileScreens.view.until', { date: format.date(until), time: format.time(until) })}
          </p>
        )}
      </div>
    </Frame>
  );
}

/** A page of its own, for whoever has the link. */
const SharedFrame = ({ children }: { children: ReactNode }) => (
  <main id="content" className={classNames(styles.card, 'wrap')}>
    {children}
  </main>
);
