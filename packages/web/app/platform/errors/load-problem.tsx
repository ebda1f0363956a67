import { IconRefresh } from '@tabler/icons-react';
import { ApiProblem } from '#platform/api/problem.ts';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';

interface LoadProblemProps {
  /** What could not be fetched. */
  title: string;
  error: Error;
  onAgain: () => void;
}

/** A part of a page that could not be fetched, with why and another try. */
export function LoadProblem({ title, error, onAgain }: LoadProblemProps) {
  const { t } = useTexts();
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      action={
        <Button size="small" onClick={onAgain}>
          <Icon of={IconRefresh} size={16} />
          {t('shell.errors.again')}
        </Button>
      }
    >
      {(error instanceof ApiProblem && error.body.detail) || t('shell.errors.failed.text')}
    </Notice>
  );
}
