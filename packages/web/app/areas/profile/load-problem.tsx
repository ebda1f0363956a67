import { IconRefresh } from '@tabler/icons-react';
import { ApiProblem } from '../../platform/api/problem.ts';
import { useTexts } from '../../platform/i18n/use-texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';

/** A part that could not be fetched, with why and another try. */
export function LoadProblem({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const { t } = useTexts();
  return (
    <Notice
      tone="danger"
      role="alert"
      title={t('profile.failed')}
      action={
        <button className="btn btn--line btn--s" type="button" onClick={onAgain}>
          <Icon of={IconRefresh} size={16} />
          {t('shell.errors.again')}
        </button>
      }
    >
      {(error instanceof ApiProblem && error.body.detail) || t('shell.errors.failed.text')}
    </Notice>
  );
}

/** What stands where cards are on their way. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <div className="stack stack--24" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
      <div key={at} className="skel skel--card" />
    ))}
  </div>
);
